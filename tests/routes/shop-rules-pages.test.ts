import {beforeEach, describe, expect, test} from 'vitest';
import {checkoutPage, checkoutPageMeta} from '~/content/checkout-pages';
import {trustWords} from '~/content/labels/product';
import {footerSmallLinks} from '~/content/navigation';
import {welcomeMail} from '~/content/mails';
import {loader as explainer} from '~/routes/explainer';
import {loader as faq} from '~/routes/faq';
import {loader as freeSample} from '~/free-sample/pages/free-sample';
import {loader as home} from '~/routes/home';
import {loader as llms} from '~/routes/llms';
import {loader as bundle} from '~/routes/offer.bundle';
import {loader as konjac} from '~/routes/offer.konjac';
import {loader as konjacProduct} from '~/routes/offer.konjac-product';
import {loader as policy} from '~/routes/policy';
import {loader as products} from '~/routes/products';
import {loader as siteMap} from '~/routes/sitemap';
import {loader as builtInProduct} from '~/routes/built-in-product';
import {runLoader} from '../support/page-context';
import {setPriceFacts} from '../support/set-shop';

type Load = () => Promise<unknown>;

const pages: [path: string, load: Load][] = [
  ['/', () => runLoader(home, '/')],
  ['/faq', () => runLoader(faq, '/faq')],
  ['/what-it-is-how-it-works', () => runLoader(explainer, '/what-it-is-how-it-works')],
  ['/products', () => runLoader(products, '/products')],
  ['/allulose-gummies', () => runLoader(builtInProduct, '/allulose-gummies')],
  ...['/terms', '/shipping', '/refund'].map((path): [string, Load] => [
    path,
    () => runLoader(policy, path),
  ]),
  ['/llms.txt', async () => (await runLoader(llms, '/llms.txt')).text()],
  ['/sitemap.xml', async () => (await runLoader(siteMap, '/sitemap.xml')).text()],
];

/** What the storefront's own offers and shipping promise. */
const promises =
  /4\.97|\$50\b|free sample|free-sample|starterdiscount|ships free|free shipping|starter offer|% off|percentage points|shipping is on us|\bUSPS\b/i;

const textOf = async (load: Load) => JSON.stringify(await load());
describe('by the shop’s own rules', () => {
  beforeEach(() => setPriceFacts({rules: 'shop'}));

  test.each(pages)('%s promises none of the storefront’s offers', async (_path, load) => {
    expect((await textOf(load)).match(promises)).toBeNull();
  });

  test('neither the foot of the page, the welcome mail nor the words beside a product and the checkout do', () => {
    const near = [footerSmallLinks(), {...welcomeMail}, {...trustWords}, {...checkoutPage}];
    expect(JSON.stringify([...near, {...checkoutPageMeta}]).match(promises)).toBeNull();
  });

  test('the shipping policy says where its price stands', async () => {
    const text = await textOf(() => runLoader(policy, '/shipping'));
    expect(text).toContain('the checkout shows every way of sending it with its price');
  });

  test.each<[string, Load]>([
    ['/free-sample', () => runLoader(freeSample, '/free-sample')],
    ['/opt/trg/starterdiscount', () => runLoader(bundle, '/opt/trg/starterdiscount')],
    ['/Konj/trg/starterdiscount', () => runLoader(konjac, '/Konj/trg/starterdiscount')],
    [
      '/Konj/trg/starterdiscount/konjac-spaghetti',
      () =>
        runLoader(konjacProduct, '/Konj/trg/starterdiscount/konjac-spaghetti', {
          slug: 'konjac-spaghetti',
        }),
    ],
  ])('%s leads to the products', async (_path, load) => {
    const thrown: unknown = await load().catch((response: unknown) => response);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('Location')).toBe('/products');
  });
});

test('by the storefront’s rules these pages do promise them', async () => {
  const texts = await Promise.all(pages.map(([, load]) => textOf(load)));
  expect(texts.filter((text) => promises.test(text)).length).toBeGreaterThan(6);
});
