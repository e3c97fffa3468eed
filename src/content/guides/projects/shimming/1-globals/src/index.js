const heading = document.createElement("h1");

heading.textContent = _.startCase("old code, new build");
document.body.append(heading);
