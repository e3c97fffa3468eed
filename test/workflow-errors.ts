import { tsImport } from "tsx/esm/api";

/**
 * GitHub's own parser. It imports JSON in a way that only bundlers and tsx support: Node.js requires an import
 * attribute.
 */
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow }: typeof import("@actions/workflow-parser") =
  await tsImport("@actions/workflow-parser", import.meta.url);

/** Returns the errors that GitHub's parser finds in a workflow: in keys, types, expressions and the order of jobs. */
export async function workflowErrors(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}
