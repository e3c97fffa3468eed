import ts from "typescript";
import { type Alternatives, concat, either, placeholder } from "./alternatives";

/**
 * Returns the texts that a variable or a parameter may have where it is used: follows the assignments from its declaration to
 * there, each branch on its own.
 *
 * @param evaluate Gives the texts of an assigned expression.
 * @param given The texts of a parameter when the function begins.
 * @returns `undefined` if nothing is assigned before.
 */
export function valueAt(
  declaration: ts.VariableDeclaration | ts.ParameterDeclaration,
  use: ts.Node,
  evaluate: (expression: ts.Expression) => Alternatives,
  given: Alternatives = [],
): Alternatives | undefined {
  if (!ts.isIdentifier(declaration.name)) return undefined;
  const name = declaration.name.text;
  const container = blockOf(declaration);
  if (!container || !("statements" in container)) return undefined;
  const texts = inOrder((container as ts.Block).statements, given);
  return texts.length > 0 ? texts : undefined;

  function inOrder(statements: readonly ts.Statement[], before: Alternatives): Alternatives {
    return statements.reduce(
      (texts, statement) => (statement.pos >= use.pos ? texts : after(statement, texts)),
      before,
    );
  }

  function after(statement: ts.Statement, before: Alternatives): Alternatives {
    if (ts.isBlock(statement)) return inOrder(statement.statements, before);
    if (ts.isVariableStatement(statement)) {
      const own = statement.declarationList.declarations.find((item) => item === declaration);
      return own?.initializer && !contains(own, use) ? evaluate(own.initializer) : before;
    }
    if (ts.isExpressionStatement(statement)) return assigned(statement.expression, before);
    if (ts.isIfStatement(statement)) {
      const { thenStatement, elseStatement } = statement;
      const then = after(thenStatement, before);
      if (contains(thenStatement, use)) return then;
      const otherwise = elseStatement ? after(elseStatement, before) : before;
      if (elseStatement && contains(elseStatement, use)) return otherwise;
      if (leaves(thenStatement)) return otherwise;
      if (elseStatement && leaves(elseStatement)) return then;
      return either(then, otherwise, extended(before));
    }
    if (ts.isIterationStatement(statement, false)) return after(statement.statement, before);
    if (ts.isTryStatement(statement)) {
      const tried = after(statement.tryBlock, before);
      if (!statement.catchClause || contains(statement.tryBlock, use)) return tried;
      return either(tried, after(statement.catchClause.block, before), extended(before));
    }
    if (ts.isSwitchStatement(statement)) {
      const results = statement.caseBlock.clauses.map((clause) => inOrder(clause.statements, before));
      return results.reduce((all, texts) => either(all, texts, extended(before)), before);
    }
    return before;
  }

  function assigned(expression: ts.Expression, before: Alternatives): Alternatives {
    if (!ts.isBinaryExpression(expression) || expression.left.getText() !== name) return before;
    if (contains(expression, use)) return before;
    if (expression.operatorToken.kind === ts.SyntaxKind.EqualsToken) return evaluate(expression.right);
    if (expression.operatorToken.kind !== ts.SyntaxKind.PlusEqualsToken) return before;
    return concat(before, evaluate(expression.right));
  }
}

/** Returns the node whose statements can assign to a variable or a parameter. */
function blockOf(declaration: ts.VariableDeclaration | ts.ParameterDeclaration): ts.Node | undefined {
  if (ts.isParameter(declaration)) return "body" in declaration.parent ? declaration.parent.body : undefined;
  const statement = declaration.parent.parent;
  return ts.isVariableStatement(statement) ? statement.parent : undefined;
}

/**
 * Returns texts followed by a placeholder, for a variable to which so many different endings may have been added that
 * they aren't kept apart.
 */
function extended(before: Alternatives): Alternatives {
  return before.map((text) => text + placeholder());
}

function contains(node: ts.Node, part: ts.Node): boolean {
  return node.pos <= part.pos && part.end <= node.end;
}

/** Returns whether the code after a statement is never reached. */
function leaves(statement: ts.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return (
    last !== undefined && (ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last))
  );
}
