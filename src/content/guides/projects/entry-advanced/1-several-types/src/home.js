document.body.append("Welcome");
