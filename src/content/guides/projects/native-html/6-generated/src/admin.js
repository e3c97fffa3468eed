document.body.append("Log in");
