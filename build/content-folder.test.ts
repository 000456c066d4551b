import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build, type Rolldown} from 'vite';
import {expect, test} from 'vitest';
import {contentFolder} from './content-folder';
import {contentFolders, ownContent, ownFile} from './own-content';
import {compareContent} from './own-texts';

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
    plugins: contentFolder([folder]),
    resolve: {tsconfigPaths: true, alias: {'~': path.resolve('app')}},
    build: {write: false, minify: false, lib: {entry: file, formats: ['es']}},
  })) as Rolldown.RolldownOutput[];
  const [chunk] = output[0]?.output ?? [];
  return (await import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`)) as Record<
    string,
    unknown
  >;
}

test('a folder as written for an older version gives its own texts, and the built-in ones where it lacks any', async () => {
  const folder = aFolder({
    'brand.ts': "export const shopName = 'Quince';\nexport const motto = 'Jam first.';",
    'brand.css': '@theme {--color-leaf: #6b2f7a}',
    'checkout-pages.ts':
      "export const checkoutPage = {title: 'Pay for your jam', waysHeading: undefined} as const;",
    'problem-pages.ts': "export const somethingWentWrong = {...{retry: 'Again'}};",
    'jam.ts': '',
    'look.json': '{"corners": "square"}',
  });
  const built = await builtWith(
    folder,
    `export {shopName, tagline} from '~/content/brand';
    export {default as look} from '~/content/look.json';
    export {checkoutPage, checkoutPageMeta} from '~/content/checkout-pages';
    export {somethingWentWrong} from '~/content/problem-pages';`,
  );
  const {tagline} = await import('../app/content/brand');
  const {checkoutPage} = await import('../app/content/checkout-pages');
  expect(built).toMatchObject({
    shopName: 'Quince',
    tagline,
    checkoutPage: {title: 'Pay for your jam', waysHeading: undefined, trust: checkoutPage.trust},
    somethingWentWrong: {retry: 'Again'},
    look: {corners: 'square'},
  });
  expect(built['checkoutPageMeta']).toBeDefined();
  const {lacking, unread} = compareContent(folder);
  expect(lacking).toEqual([
    expect.stringMatching(/^brand\.css: --color-cream, (?!.*--color-leaf,)/),
    'brand.ts: tagline, shopDescription, colors',
    expect.stringMatching(/^checkout-pages\.ts: checkoutPageMeta, .*checkoutPage\.trust/),
    expect.stringMatching(/^problem-pages\.ts: pageNotFound, (?!.*somethingWentWrong)/),
  ]);
  expect(lacking.join()).not.toMatch(/checkoutPage\.(?:title|waysHeading)/);
  expect(unread).toEqual(['brand.ts: motto', 'jam.ts']);
});

test('texts within a text are filled one by one, also those that are made when they are read', async () => {
  const folder = aFolder({
    'account.ts': "export const authLabels = {signIn: 'Come in'};",
    'campaigns.ts': "export const reminderPopup = {complete: {label: 'Buy the jam'}};",
  });
  const built = await builtWith(
    folder,
    "export {authLabels} from '~/content/account';\nexport {reminderPopup} from '~/content/campaigns';",
  );
  expect(Object.getOwnPropertyDescriptor(built['authLabels'], 'signUpText')).toMatchObject({
    get: expect.any(Function),
  });
  expect(built).toMatchObject({
    authLabels: {signIn: 'Come in', close: 'Continue Shopping'},
    reminderPopup: {complete: {label: 'Buy the jam', href: '/cart'}},
  });
});

test('of a product that the folder describes nothing is filled in from another label', async () => {
  const folder = aFolder({
    'product-pages/free-sample.ts': "export const freeSamplePage = {title: 'A spoonful'};",
  });
  const built = await builtWith(
    folder,
    "export {freeSamplePage} from '~/content/product-pages/free-sample';",
  );
  expect(built['freeSamplePage']).toEqual({title: 'A spoonful'});
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
  expect(contentFolders(null, null)).toEqual([]);
  expect(() => ownContent('/no/such/folder')).toThrow('CONTENT names /no/such/folder');
});

test('a style sheet of its own stands in for ours', () => {
  const folder = aFolder({'brand.css': ':root {}'});
  expect(ownFile('brand.css', folder)).toBe(path.join(folder, 'brand.css'));
  expect(readFileSync(ownFile('brand.css', aFolder({})), 'utf8')).toContain('--color');
});
