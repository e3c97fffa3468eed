var language = "en";
var greetings = { de: "Hallo", en: "Hello" };

function greet(name) {
  return greetings[language] + ", " + name + "!";
}
