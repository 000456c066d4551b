import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** All documents, in the order of the side bar. What an owner's folder brings to be filled in is none. */
export const groups: Record<string, string[]> = {
  'Begin here': ['README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  'How it works': documentsOf('docs/*.md'),
  'What stands beside it': documentsOf('{mocks,artwork,tests/contract/recorded}/README.md'),
  Decisions: documentsOf('docs/decisions/*.md'),
};

function documentsOf(pattern: string): string[] {
  return globSync(pattern, {cwd: root}).toSorted();
}

/** Without what stands in fences. */
const read = (file: string) =>
  readFileSync(path.join(root, file), 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '');

export const titleOf = (file: string): string => /^# (.+)$/m.exec(read(file))?.[1] ?? file;

/** What leads to a heading, as GitHub makes it. */
export const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Whether `docs/rules.md#money` is there. */
export function hasHeading(address: string): boolean {
  const [file = '', anchor] = address.split('#');
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => toAnchor(text));
  return anchor === undefined || headings.includes(anchor);
}

/** Links to headings that are not there; the build itself looks for documents. */
export const deadAnchors = (): string[] =>
  Object.values(groups)
    .flat()
    .flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:)([^)\s]*)(#[^)\s]+)\)/g)]
        .map(([, target = '', anchor = '']) =>
          target ? path.join(path.dirname(file), target) + anchor : file + anchor,
        )
        .filter((address) => !hasHeading(address))
        .map((address) => `${file}: ${address}`),
    );
