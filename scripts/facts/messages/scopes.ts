import ts from "typescript";

/** The declaration of a name. */
export type Declaration = ts.ParameterDeclaration | ts.VariableDeclaration | ts.FunctionDeclaration;

/**
 * Finds the declarations of names. The declarations of each scope are cached, because large files look them up
 * thousands of times.
 */
export class Scopes {
  readonly #declared = new WeakMap<ts.Node, ReadonlyMap<string, Declaration>>();
  readonly #shared = new Map<string, Declaration | undefined>();

  /** @param trees All files of a package. */
  constructor(trees: readonly ts.SourceFile[]) {
    const own = trees.flatMap((tree) =>
      [...this.#declaredBy(tree)].filter(([, declaration]) => !isRequired(declaration)),
    );
    for (const [name, declaration] of own) this.#shared.set(name, this.#shared.has(name) ? undefined : declaration);
  }

  /**
   * Finds the innermost parameter, variable or function of this name around a node. A name that is required from
   * another file is found there, if only one file of the package declares it.
   */
  declarationOf(name: string, use: ts.Node): Declaration | undefined {
    for (let node: ts.Node | undefined = use.parent; node; node = node.parent) {
      const found = this.#declaredBy(node).get(name);
      if (found) return isRequired(found) ? (this.#shared.get(name) ?? found) : found;
    }
    return undefined;
  }

  #declaredBy(node: ts.Node): ReadonlyMap<string, Declaration> {
    const known = this.#declared.get(node);
    if (known) return known;
    const declared = new Map<string, Declaration>();
    for (const declaration of declarationsIn(node)) {
      for (const name of namesIn(declaration.name)) if (!declared.has(name)) declared.set(name, declaration);
    }
    this.#declared.set(node, declared);
    return declared;
  }
}

/** Returns whether a declaration imports names from another module: `const { name } = require("./file")`. */
function isRequired(declaration: Declaration): boolean {
  if (!ts.isVariableDeclaration(declaration) || !ts.isObjectBindingPattern(declaration.name)) return false;
  const { initializer } = declaration;
  return (
    initializer !== undefined && ts.isCallExpression(initializer) && initializer.expression.getText() === "require"
  );
}

function* declarationsIn(node: ts.Node): Generator<Declaration> {
  if (ts.isFunctionLike(node)) yield* node.parameters;
  else if (ts.isCatchClause(node) && node.variableDeclaration) yield node.variableDeclaration;
  else if (ts.isForOfStatement(node) || ts.isForInStatement(node) || ts.isForStatement(node)) {
    if (node.initializer && ts.isVariableDeclarationList(node.initializer)) yield* node.initializer.declarations;
  } else if (ts.isBlock(node) || ts.isSourceFile(node) || ts.isCaseOrDefaultClause(node)) {
    for (const statement of node.statements) {
      if (ts.isVariableStatement(statement)) yield* statement.declarationList.declarations;
      else if (ts.isFunctionDeclaration(statement)) yield statement;
    }
  }
}

function namesIn(binding: ts.BindingName | undefined): string[] {
  if (!binding) return [];
  if (ts.isIdentifier(binding)) return [binding.text];
  return binding.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}
