// Loaded by the pages that stand in for moved ones: goes on with the query and fragment that a refresh would lose.
const { target } = document.currentScript.dataset;
const { search, hash } = location;
location.replace(target.includes("#") ? target : target + search + hash);
