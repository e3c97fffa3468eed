import ts from "typescript";
import { baseOf, type Lookup } from "./lookup";

/** A function with a body. */
export type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

/** Where a name comes from. */
export type Declaration = ts.ParameterDeclaration | ts.VariableDeclaration | ts.FunctionDeclaration;

/** Finds the innermost parameter, variable or function of this name around a node. */
export function declarationOf(name: string, use: ts.Node): Declaration | undefined {
  for (let node: ts.Node | undefined = use.parent; node; node = node.parent) {
    const found = [...declaredBy(node)].find((declaration) => declares(declaration.name, name));
    if (found) return found;
  }
  return undefined;
}

function* declaredBy(node: ts.Node): Generator<Declaration> {
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

function declares(binding: ts.BindingName | undefined, name: string): boolean {
  if (!binding) return false;
  if (ts.isIdentifier(binding)) return binding.text === name;
  return binding.elements.some((element) => ts.isBindingElement(element) && declares(element.name, name));
}

/** Finds the function that a call is of: by its name in the same file, or as a method of the same class or its parents. */
export function functionOf({ expression }: ts.CallExpression, { classes }: Lookup): FunctionNode | undefined {
  if (ts.isIdentifier(expression)) {
    const declaration = declarationOf(expression.text, expression);
    if (!declaration || ts.isFunctionDeclaration(declaration)) return declaration;
    const value = declaration.initializer;
    return value && isFunction(value) ? value : undefined;
  }
  if (!ts.isPropertyAccessExpression(expression) || expression.expression.kind !== ts.SyntaxKind.ThisKeyword) return;
  const { name } = expression;
  let owner = ts.findAncestor(expression, ts.isClassLike);
  while (owner) {
    const method = owner.members.filter(ts.isMethodDeclaration).find((member) => member.name.getText() === name.text);
    if (method) return method;
    const base = classes.get(baseOf(owner));
    owner = base === owner ? undefined : base;
  }
  return undefined;
}

/** Returns whether a node is a function, as an expression. */
export function isFunction(node: ts.Node): node is ts.FunctionExpression | ts.ArrowFunction {
  return ts.isFunctionExpression(node) || ts.isArrowFunction(node);
}

/** Returns what a function may return, without what functions in it return. */
export function returnedBy({ body }: FunctionNode): ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}
