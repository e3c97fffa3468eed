// Loaded by the pages that stand in for moved ones: goes on with the query and fragment that a refresh would lose.
const { target } = document.currentScript.dataset;
const url = new URL(target, location.href);
url.search = location.search;
url.hash ||= location.hash;
location.replace(url);
