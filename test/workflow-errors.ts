import { tsImport } from "tsx/esm/api";

/** GitHub's own parser. It imports JSON as only bundlers and tsx do: Node.js wants an import attribute. */
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow }: typeof import("@actions/workflow-parser") =
  await tsImport("@actions/workflow-parser", import.meta.url);

/** Returns what GitHub's parser says against a workflow: about keys, types, expressions and the order of jobs. */
export async function workflowErrors(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}
