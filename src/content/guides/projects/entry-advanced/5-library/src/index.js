import count from "./embed.js";

document.body.append(`${count("one two three")} words`);
