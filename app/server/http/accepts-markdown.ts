const quality = (parameters: string[]): number => {
  const given = parameters.map((each) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(each)?.[1]).find(Boolean);
  return given === undefined ? 1 : Number(given);
};

/** How much an `Accept` header wants a type, named in full: 0 where it does not (RFC 9110, section 12.5.1). */
function preferenceFor(type: string, accept: string): number {
  const ranges = accept.split(',').map((range) => range.split(';'));
  const range = ranges.find(([name = '']) => name.trim().toLowerCase() === type);
  return range ? quality(range.slice(1)) : 0;
}

/** Whether Markdown is wanted at least as much as HTML; browsers never name it. */
export const acceptsMarkdown = (accept: string | null | undefined): boolean => {
  const markdown = preferenceFor('text/markdown', accept ?? '');
  return markdown > 0 && markdown >= preferenceFor('text/html', accept ?? '');
};
