import {fieldTools, formTools} from '~/content/form-tools';

/** The attributes by which a browser offers a form to its shopper's assistant (WebMCP); it never sends one by itself. */
export interface FormTool {
  toolname: string;
  tooldescription: string;
}

/** What the data of a page with such a form holds; null where assistants are shut out. */
export interface ToolData {
  tool: FormTool | null;
}

export const formTool = (
  name: keyof typeof formTools,
  {AGENTS}: {AGENTS: string | false},
): FormTool | null => (AGENTS ? {toolname: name, tooldescription: formTools[name]} : null);

/** The same for a field whose label does not say enough; several buttons of one name have no place for it. */
export const fieldTool = (
  name: keyof typeof fieldTools,
  {AGENTS}: {AGENTS: string | false},
): {toolparamdescription: string} | null =>
  AGENTS ? {toolparamdescription: fieldTools[name]} : null;
