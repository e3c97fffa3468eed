const heading = document.createElement("h1");
heading.textContent = `Hello, ${_.startCase("ada lovelace")}!`;
document.body.append(heading);
