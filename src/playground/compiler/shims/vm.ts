/** Evaluates an expression in the global scope. webpack only evaluates the objects of magic comments, and functions. */
function evaluate(expression: string): unknown {
  return new Function(`return ${expression}`)();
}

/** A script that runs with the properties of an object as its variables, as the template of an HTML page does. */
class Script {
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
  }

  /** Returns the value of the last statement. */
  runInContext(context: object): unknown {
    return new Function("context", "code", "with (context) { return eval(code); }")(context, this.#code);
  }
}

const vm = {
  createContext: (context: object = {}) => context,
  runInThisContext: evaluate,
  runInContext: evaluate,
  runInNewContext: evaluate,
  Script,
};

export { vm as "module.exports" };
