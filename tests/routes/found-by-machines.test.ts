import {describe, expect, test} from 'vitest';
import {CommerceError} from '~adapters/commerce';
import {konjacRecipes} from '~/content/konjac-recipes';
import {recipes} from '~/content/recipes';
import {staticProducts} from '~/content/static-products';
import {loader as llms} from '~/routes/llms';
import {loader as robots} from '~/routes/robots';
import {loader as sitemap} from '~/routes/sitemap';
import {runLoader, siteUrl} from '../support/page-context';
import {aProduct, aShop} from '../support/shop';

const commerce = aShop({
  products: [
    aProduct(7, 499, {slug: 'konjac-rice', name: 'Konjac Rice', descriptionText: 'Rice.'}),
  ],
});
const empty = aShop({});
const away = {
  ...empty,
  products: {
    ...empty.products,
    all: () => Promise.reject(new CommerceError('network', 'ProductCursors', 'The shop is away')),
  },
};

async function sitemapPaths(settings = {commerce}): Promise<string[]> {
  const xml = await (await runLoader(sitemap, '/sitemap.xml', {}, settings)).text();
  return [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => (url ?? '').replace(siteUrl, ''));
}

describe('sitemap.xml', () => {
  test('names every page of texts, every product and every recipe, each once', async () => {
    const paths = await sitemapPaths();
    const expected = [
      '/ /products /about /what-it-is-how-it-works /faq /contact /keto-brands /coach',
      '/recipes /recipes/konjac /terms /privacy /shipping /refund /wordpress-product/konjac-rice',
    ]
      .join(' ')
      .split(' ')
      .concat(
        Object.keys(staticProducts).map((key) => `/${key}`),
        recipes.map(({slug}) => `/recipes/${slug}`),
        konjacRecipes.map(({slug}) => `/recipes/konjac/${slug}`),
      );
    expect([...paths].sort()).toEqual([...expected].sort());
  });

  test('names no page that is one shopper’s own', async () => {
    const own = /^\/(?:cart|checkout|thank-you|account|functions)/;
    expect((await sitemapPaths()).filter((path) => own.test(path))).toEqual([]);
  });

  test('still names the rest while the catalogue is away', async () => {
    const paths = await sitemapPaths({commerce: away});
    expect(paths).toContain('/pain-free-weight-loss');
    expect(paths).not.toContain('/wordpress-product/konjac-rice');
  });
});

test('robots.txt lets crawlers in, keeps them off the functions and names the sitemap', async () => {
  const text = await (await runLoader(robots, '/robots.txt')).text();
  expect(text).toContain('Allow: /\n');
  expect(text).toContain('Disallow: /functions/');
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('llms.txt begins with the shop’s name and links every page as Markdown with one sentence', async () => {
  const answer = await runLoader(llms, '/llms.txt', {}, {commerce});
  expect(answer.headers.get('Content-Type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/^# Bellyful\n\n> /);
  expect(text).toContain(`- [Konjac Rice](${siteUrl}/wordpress-product/konjac-rice.md): Rice.`);
  expect(text).toContain('not intended to diagnose, treat, cure, or prevent any disease');
  expect(text.match(/^- \[/gm)).toHaveLength((await sitemapPaths()).length);
});
