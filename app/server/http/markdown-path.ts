/** Of `/`, which has no name to put an ending to. */
const home = '/index.md';

/** Where a page stands as Markdown (rules: Pages as text). */
export const markdownPath = (path: string): string => (path === '/' ? home : `${path}.md`);

/** The page's own path; null where the path is none of Markdown. */
export function fromMarkdownPath(path: string): string | null {
  if (!path.endsWith('.md')) return null;
  return path === home ? '/' : path.slice(0, -'.md'.length);
}
