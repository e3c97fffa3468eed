document.body.append("About us");
