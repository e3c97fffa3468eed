import "./legacy/visits.js";

document.body.append(`Visit number ${window.visits}`);
