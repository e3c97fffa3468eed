const heading = document.createElement("h1");
heading.textContent = "Hello from the container";
document.body.append(heading);
