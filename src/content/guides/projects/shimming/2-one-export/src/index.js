const heading = document.createElement("h1");

heading.textContent = startCase("old code, new build");
document.body.append(heading);
