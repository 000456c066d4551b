import {afterEach, expect, test, vi} from 'vitest';
import {sharePage} from './share-page';

const page = {title: 'Konjac Rice', url: 'https://shop.example/wordpress-product/konjac-rice'};
const writeText = vi.fn<(text: string) => Promise<void>>();

const aBrowser = (abilities: object) =>
  vi.stubGlobal('navigator', {clipboard: {writeText}, ...abilities});

afterEach(() => {
  vi.unstubAllGlobals();
  writeText.mockReset();
});

test('a page is shared through the device’s own sheet', async () => {
  const share = vi.fn(() => Promise.resolve());
  aBrowser({share});
  expect(await sharePage(page)).toBe('shared');
  expect(share).toHaveBeenCalledWith(page);
  expect(writeText).not.toHaveBeenCalled();
});

test('turning the sheet away copies nothing', async () => {
  aBrowser({share: () => Promise.reject(new DOMException('closed', 'AbortError'))});
  expect(await sharePage(page)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['there is no sheet', {}],
  ['the sheet fails', {share: () => Promise.reject(new Error('no target'))}],
])('the link is copied where %s', async (_where, abilities) => {
  aBrowser(abilities);
  expect(await sharePage(page)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(page.url);
});

test('where nothing can be copied either, it says so', async () => {
  aBrowser({clipboard: undefined});
  expect(await sharePage(page)).toBe('failed');
});
