import ts from "typescript";

/** Where a name comes from. */
export type Declaration = ts.ParameterDeclaration | ts.VariableDeclaration | ts.FunctionDeclaration;

/** Finds what names stand for. What a scope declares is kept, because large files ask for it thousands of times. */
export class Scopes {
  readonly #declared = new WeakMap<ts.Node, ReadonlyMap<string, Declaration>>();

  /** Finds the innermost parameter, variable or function of this name around a node. */
  declarationOf(name: string, use: ts.Node): Declaration | undefined {
    for (let node: ts.Node | undefined = use.parent; node; node = node.parent) {
      const found = this.#declaredBy(node).get(name);
      if (found) return found;
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
