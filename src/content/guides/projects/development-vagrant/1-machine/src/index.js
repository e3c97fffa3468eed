const heading = document.createElement("h1");
heading.textContent = "Hello from the machine";
document.body.append(heading);
