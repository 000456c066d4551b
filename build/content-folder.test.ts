import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build, type Rolldown} from 'vite';
import {expect, test} from 'vitest';
import {contentFolder, lacking, ownContent, ownFile} from './content-folder';

/** A folder of an owner's, with these files. */
function aFolder(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** What a module that says so comes to when it is built with that folder. */
async function builtWith(folder: string, entry: string): Promise<Record<string, unknown>> {
  const file = path.join(aFolder({'entry.ts': entry}), 'entry.ts');
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: contentFolder(folder),
    resolve: {tsconfigPaths: true, alias: {'~': path.resolve('app')}},
    build: {write: false, minify: false, lib: {entry: file, formats: ['es']}},
  })) as Rolldown.RolldownOutput[];
  const [chunk] = output[0]?.output ?? [];
  return (await import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`)) as Record<
    string,
    unknown
  >;
}

test('a folder as written for an older version gives its own texts, and the built-in one where it lacks any', async () => {
  const folder = aFolder({'brand.ts': "export const shopName = 'Quince';"});
  const entry = "export {shopName, tagline} from '~/content/brand';";
  const {tagline} = await import('../app/content/brand');
  expect(await builtWith(folder, entry)).toMatchObject({shopName: 'Quince', tagline});
  expect(lacking(folder)).toEqual([expect.stringMatching(/^brand\.ts: .*tagline/)]);
});

test('an own module may build on its namesake, on others, and on files that only it has', async () => {
  const folder = aFolder({
    'brand.ts':
      "import {tagline as builtIn} from '~/content/brand';\nimport {more} from './more';\nexport const tagline = builtIn + more;",
    'more.ts':
      "import {pathForPageKey} from './navigation';\nexport const more = pathForPageKey('faq');",
  });
  const {tagline} = await import('../app/content/brand');
  const built = await builtWith(folder, "export {tagline} from '~/content/brand';");
  expect(built['tagline']).toBe(`${tagline}/faq`);
});

test('without a folder nothing is changed; one that is not there is said', () => {
  expect(contentFolder(null)).toEqual([]);
  expect(() => ownContent('/no/such/folder')).toThrow('CONTENT names /no/such/folder');
});

test('a style sheet of its own takes the place of ours', () => {
  const folder = aFolder({'brand.css': ':root {}'});
  expect(ownFile('brand.css', folder)).toBe(path.join(folder, 'brand.css'));
  expect(readFileSync(ownFile('brand.css', aFolder({})), 'utf8')).toContain('--color');
});
