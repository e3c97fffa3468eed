document.querySelector("h1").textContent += " from webpack";
