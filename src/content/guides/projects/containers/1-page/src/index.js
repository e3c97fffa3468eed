document.body.textContent = "A desk lamp for 39 euros.";
