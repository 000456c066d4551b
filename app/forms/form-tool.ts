import {formTools} from '~/content/form-tools';

/** The attributes by which a browser offers a form to its shopper's assistant (WebMCP); it never sends one by itself. */
export interface FormTool {
  form: {toolname: string; tooldescription: string};
  /** Of the field that people do not see the meaning of. */
  words?: {toolparamdescription: string};
}

/** What the page's loader answers as `tool`; null where assistants are shut out. */
export function formTool(
  name: keyof typeof formTools,
  {AGENTS}: {AGENTS: boolean},
): FormTool | null {
  if (!AGENTS) return null;
  const {description, words}: {description: string; words?: string} = formTools[name];
  return {
    form: {toolname: name, tooldescription: description},
    ...(words && {words: {toolparamdescription: words}}),
  };
}
