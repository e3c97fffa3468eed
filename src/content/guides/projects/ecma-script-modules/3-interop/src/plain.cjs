module.exports = { name: "plain" };
