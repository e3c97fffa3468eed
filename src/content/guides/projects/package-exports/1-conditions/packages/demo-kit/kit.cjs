exports.file = "kit.cjs";
