document.body.append("Your account");
