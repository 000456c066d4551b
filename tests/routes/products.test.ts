import {describe, expect, test} from 'vitest';
import {
  nothingConnected,
  toCents,
  toListedProduct,
  usDollars,
  type Commerce,
  type Product,
  type SafeHtml,
} from '~adapters/commerce';
import {staticProducts} from '~/content/static-products';
import {toBuiltIn} from '~/pricing/built-in-products.server';
import {readListChoice, toListPath} from '~/catalogue/list/list-choice';
import {listProducts} from '~/catalogue/list/products-page.server';
import {findKonjacOffer, listKonjacOffers} from '~/offers/konjac/konjac-offers.server';
import {relatedProducts} from '~/catalogue/related-products.server';
import {findShownProduct} from '~/catalogue/product/show-product.server';
import {toProductCard} from '~/catalogue/list/to-product-card.server';
import {aLabel, aPanel} from '../support/label';
import {aProduct, aShop, aVariation, noReviews} from '../support/shop';
import {setPriceFacts} from '../support/set-shop';

const noodles = {id: 'c1', name: 'Noodles', slug: 'noodles'};
const html = (text: string) => text as SafeHtml;

const named = (databaseId: number, name: string, changes: Partial<Product> = {}) =>
  aProduct(databaseId, 499, {name, slug: name.toLowerCase().replaceAll(' ', '-'), ...changes});

const products = [
  named(1, 'Konjac Udon', {categories: [noodles], descriptionText: 'Thick and bouncy in broth.'}),
  named(2, 'Bellyful Brand Bundle Kit'),
  named(3, 'Chia Pudding'),
  named(4, 'Konjac Rice', {categories: [noodles], stockStatus: 'OUT_OF_STOCK'}),
  named(5, 'Free Sample: Konjac'),
];

const choose = (search: string) => readListChoice(new URL(`http://shop.test/products${search}`));

/** As the cache gives it: one catalogue for all who read it. */
function withOneCatalogue(shop: Commerce): Commerce {
  const catalogue = shop.products.all();
  return {...shop, products: {...shop.products, all: () => catalogue}};
}

const list = (search = '', shop: Commerce = aShop({products})) =>
  listProducts(shop.products, choose(search));

const names = async (search?: string, shop?: Commerce) =>
  (await list(search, shop)).cards.map(({name}) => name);

test('a list of nothing offers no filter without a choice', async () => {
  expect((await list('')).filters.groups.map(({label}) => label)).toContain('Availability');
  expect((await list('?min=900&max=999')).filters.groups).toEqual([]);
});

test('an address holds all of a choice, its bounds in the shop’s currency', () => {
  const search =
    '?q=tea&category=noodles&option=color%3Ared&stock=in-stock&diet=vegan&diet=keto&min=4&max=5&sort=name&page=2';
  expect(toListPath(choose(search))).toBe(`/products${search}`);
  expect(choose(search).minimum).toBe(400);
  setPriceFacts({currency: {code: 'JPY', decimals: 0, ownDecimals: 0, sign: '¥'}});
  const {minimum} = choose(search);
  setPriceFacts({currency: usDollars});
  expect(minimum).toBe(4);
});

test('the list changes with the rules of the shop, though the catalogue is the same', async () => {
  const shop = withOneCatalogue(aShop({products}));
  const sample = staticProducts['free-sample'].name;
  expect(await names('', shop)).toContain(sample);
  setPriceFacts({rules: 'shop'});
  const byShop = await names('', shop);
  setPriceFacts({rules: 'storefront'});
  expect(byShop).not.toContain(sample);
});

describe('the products list', () => {
  test('puts the featured product first and built-in products among the others', async () => {
    const all = await names();
    expect(all.slice(0, 2)).toEqual(['Bellyful Brand Bundle Kit', 'Free Sample: Konjac']);
    expect(all.slice(3, 5)).toEqual([
      staticProducts['mens-multi-vitamin'].name,
      staticProducts['womens-multi-vitamin'].name,
    ]);
    expect(all.at(-1)).toBe(staticProducts['nighttime-support'].name);
    expect(all).toHaveLength(products.length + Object.keys(staticProducts).length);
  });

  test.each([
    ['?q=UDON', ['Konjac Udon']],
    ['?q=bouncy', ['Konjac Udon']],
    ['?q=noodles%20rice', ['Konjac Rice']],
    ['?category=noodles', ['Konjac Rice', 'Konjac Udon']],
    ['?category=noodles&q=nothing', []],
  ])('finds by name, description and category: %s', async (search, found) => {
    expect(await names(search)).toEqual(found);
  });

  test('searches the whole description, not only what a card shows of it', async () => {
    const long = named(6, 'Long', {
      descriptionText: `${'word '.repeat(60)}saffron`,
      shortDescriptionHtml: html('<p>Short &#x26; sweet.</p>'),
    });
    const {cards} = await list('?q=saffron', aShop({products: [long]}));
    expect(cards.map(({text}) => text)).toEqual(['Short & sweet.']);
  });

  test('cuts a missing short text from the first 150 characters', async () => {
    const text = 'abcdefghi '.repeat(40);
    const shop = aShop({products: [named(7, 'Plain', {descriptionText: text})]});
    const card = (await list('?q=plain', shop)).cards[0];
    expect(card?.text).toBe(`${text.slice(0, 150).trimEnd()}…`);
  });

  describe('narrowed by what products are', () => {
    const shop = aShop({
      products: [
        named(21, 'Small Red', {
          attributes: [
            {id: 'a', name: 'color', label: 'Color', options: ['Red']},
            {id: 'b', name: 'size', label: 'Size', options: ['S']},
          ],
          categories: [noodles],
        }),
        named(22, 'Small Blue', {
          attributes: [
            {id: 'a', name: 'color', label: 'Color', options: ['Blue']},
            {id: 'b', name: 'size', label: 'Size', options: ['S']},
          ],
        }),
        named(23, 'Large Blue', {
          attributes: [
            {id: 'a', name: 'color', label: 'Color', options: ['Blue']},
            {id: 'b', name: 'size', label: 'Size', options: ['L']},
          ],
        }),
      ],
    });
    const optionsOf = async (search: string, label: string) =>
      (await list(search, shop)).filters.groups
        .find((group) => group.label === label)
        ?.options.map((option) => [option.label, option.count, option.isChosen]);

    test('any of one attribute, one of each', async () => {
      expect(await names('?option=color:red&option=color:blue', shop)).toHaveLength(3);
      expect(await names('?option=color:blue&option=size:s', shop)).toEqual(['Small Blue']);
    });

    test('each choice says how many it would leave, as if nothing else of its kind were chosen', async () => {
      const chosen = '?option=color:red&option=size:s';
      expect(await optionsOf(chosen, 'Color')).toEqual([
        ['Blue', 1, false],
        ['Red', 1, true],
      ]);
      expect(await optionsOf(chosen, 'Size')).toEqual([['S', 1, true]]);
      const {filters} = await list('?category=other&option=color:red', shop);
      expect(filters.categories.find(({name}) => name === 'Noodles')?.count).toBe(1);
    });

    test('a choice that leaves nothing stays as long as it is chosen', async () => {
      const {cards, filters} = await list('?option=color:red&option=size:l', shop);
      expect(cards).toEqual([]);
      const chosen = filters.groups.flatMap(({options}) =>
        options.filter(({isChosen}) => isChosen),
      );
      expect(chosen.map(({label, count}) => [label, count])).toEqual(
        expect.arrayContaining([['Red', 0]]),
      );
    });
  });

  describe('narrowed by what labels say', () => {
    const seals = (...certifications: string[]) => aLabel({certifications});
    const shop = aShop({
      products: [
        named(31, 'Seal Of Both', {label: seals('Vegan', 'Gluten-free')}),
        named(32, 'Seal Of One', {label: seals('Vegan')}),
        named(33, 'Few Carbs', {
          label: aLabel({facts: [aPanel('Calories | 40\nTotal Carbohydrate | 5 g')]}),
        }),
        named(34, 'Many Carbs', {
          label: aLabel({facts: [aPanel('Calories | 90\nTotal Carbohydrate | 15 g')]}),
        }),
        named(35, 'Without', {descriptionText: 'Vegan, gluten-free and keto.'}),
      ],
    });
    const own = async (search: string) =>
      (await names(search, shop)).filter((name) => /^(?:Seal|Few|Many|Without)/.test(name));
    const countsOf = async (search: string) =>
      (await list(search, shop)).filters.groups
        .find(({field}) => field === 'diet')
        ?.options.map(({value, count}) => [value, count]);

    test('to what fits all that is chosen by its own label', async () => {
      expect(await own('?diet=vegan')).toEqual(['Seal Of Both', 'Seal Of One']);
      expect(await own('?diet=vegan&diet=gluten-free')).toEqual(['Seal Of Both']);
      expect(await own('?diet=keto')).toEqual(['Few Carbs']);
      expect(await own('?diet=paleo')).toHaveLength(5);
    });

    test('each choice says how many it would leave beside the others', async () => {
      const builtIn = Object.keys(staticProducts).length;
      expect(await countsOf('')).toEqual([
        ['gluten-free', builtIn + 1],
        ['vegan', builtIn + 2],
        ['keto', 4],
      ]);
      expect(await countsOf('?diet=gluten-free&q=seal')).toEqual([
        ['gluten-free', 1],
        ['vegan', 1],
      ]);
    });

    test('and says by which, with the address without each', async () => {
      const {filters} = await list('?diet=vegan&diet=keto&q=x', shop);
      expect(filters.chips.slice(1)).toEqual([
        {label: 'Vegan', href: '/products?q=x&diet=keto'},
        {label: 'Keto: 5 g net carbs or less a serving', href: '/products?q=x&diet=vegan'},
      ]);
      expect(filters.besideSearch).toEqual([
        ['diet', 'vegan'],
        ['diet', 'keto'],
      ]);
    });

    test('a card says a serving where the label says its calories', async () => {
      const {cards} = await list('?q=carbs', shop);
      expect(cards.map(({glance}) => glance?.shown)).toEqual([
        '40 cal · 5\u00A0g net carbs',
        '90 cal · 15\u00A0g net carbs',
      ]);
      expect((await list('?q=seal', shop)).cards[0]?.glance).toBeNull();
    });
  });

  describe('sorted and narrowed by price', () => {
    const shop = withOneCatalogue(
      aShop({
        products: [
          named(11, 'Dear', {priceRange: {from: toCents(9000), to: toCents(90_000)}}),
          named(12, 'Without', {price: null, priceRange: null}),
          named(13, 'Wide', {priceRange: {from: toCents(100), to: toCents(60_000)}}),
          named(14, 'Middle', {priceRange: {from: toCents(50_000), to: toCents(50_000)}}),
        ],
      }),
    );
    const own = async (search: string) =>
      (await names(search, shop)).filter((name) => /^(Dear|Without|Wide|Middle)$/.test(name));

    test('the cheapest of a product counts upwards, its dearest downwards, and none is last', async () => {
      expect(await own('?sort=price-up')).toEqual(['Wide', 'Dear', 'Middle', 'Without']);
      expect(await own('?sort=price-down')).toEqual(['Dear', 'Wide', 'Middle', 'Without']);
      expect((await names('?sort=price-up', shop)).at(-1)).toBe('Without');
      expect((await names('?sort=price-down', shop)).at(-1)).toBe('Without');
    });

    test('a product is in it by any of its prices, and bounds may come in either order', async () => {
      expect(await own('?min=550&sort=price-up')).toEqual(['Wide', 'Dear']);
      expect(await own('?min=800&max=400&sort=price-up')).toEqual(['Wide', 'Dear', 'Middle']);
    });
  });

  test('shows what a reduced product cost before, but of no variable one', async () => {
    const reduced = {isOnSale: true, regularPrice: toCents(900)};
    const shop = aShop({
      products: [named(8, 'One', reduced), named(9, 'Many', {...reduced, kind: 'variable'})],
    });
    const {cards} = await list('?sort=newest', shop);
    expect(cards.slice(0, 2).map(({name, regularPrice}) => [name, regularPrice])).toEqual([
      ['Many', null],
      ['One', 900],
    ]);
  });

  test('says of stock what the product’s page says', async () => {
    const shop = aShop({
      products: [
        named(8, 'Here'),
        named(9, 'Later', {stockStatus: 'ON_BACKORDER', stockQuantity: 0}),
        named(10, 'Gone', {stockStatus: 'OUT_OF_STOCK'}),
      ],
    });
    const {cards} = await list('?sort=newest', shop);
    expect(cards.slice(0, 3).map(({stockLabel, isInStock}) => [stockLabel, isInStock])).toEqual([
      ['Out of Stock', false],
      ['Available on backorder', true],
      ['In Stock', true],
    ]);
  });

  test('shows the built-in products and the reason when the catalogue is down', async () => {
    const down = aShop({});
    down.products.all = () => Promise.reject(new Error('The shop did not answer.'));
    const {cards, problem} = await list('', down);
    expect(cards).toHaveLength(Object.keys(staticProducts).length);
    expect(problem).toBe('The shop did not answer.');
  });

  test('is in the same order over hundreds of products, and the last page stands for all beyond', async () => {
    const many = Array.from({length: 300}, (_, index) => named(100 + index, `Item ${index + 1}`));
    const shop = aShop({products: many});
    const {pageCount, matchCount} = await list('', shop);
    expect(matchCount).toBe(306);
    expect(pageCount).toBe(Math.ceil(306 / 24));
    const pages = await Promise.all(
      Array.from({length: pageCount}, (_, page) => names(`?page=${page + 1}`, shop)),
    );
    expect(new Set(pages.flat()).size).toBe(306);
    expect(pages.flat().filter((name) => name.startsWith('Item'))).toEqual(
      many.map(({name}) => name),
    );
    expect((await list('?page=99', shop)).page).toBe(pageCount);
    expect((await list('?page=-3', shop)).page).toBe(1);
  });
});

test('the konjac landing page lists first what can be had, and nothing that costs nothing', async () => {
  const shop = aShop({
    products: [
      named(1, 'Konjac Udon', {stockStatus: 'ON_BACKORDER'}),
      named(2, 'Konjac Orzo', {isPurchasable: false}),
      named(3, 'Konjac Rice'),
      named(4, 'Konjac Free Sample', {price: toCents(0)}),
      named(5, 'Chia Pudding'),
    ],
  });
  const {products: offered} = await listKonjacOffers(shop.products);
  expect(offered.map(({name}) => name)).toEqual(['Konjac Rice', 'Konjac Udon', 'Konjac Orzo']);
  expect(await findKonjacOffer(shop.products, 'konjac-free-sample')).toBeNull();
  expect(await findKonjacOffer(shop.products, 'konjac-rice')).toMatchObject({databaseId: 3});
});

describe('related products', () => {
  const related = (name: string, shop = aShop({products})) =>
    relatedProducts(shop.products, {name, categories: [noodles]});

  test('are four in stock, of the same category first, and never the product itself', async () => {
    const found = (await related('Chia Pudding')).map(({name}) => name);
    expect(found).toHaveLength(4);
    expect(found[0]).toBe('Konjac Udon');
    expect(found).not.toContain('Konjac Rice');
    expect(found).not.toContain('Chia Pudding');
  });

  test('show what is sold twice once', async () => {
    const twice = aShop({products: [named(8, "Men's Daily Multi-Vitamin"), ...products]});
    const found = (await related('Other', twice)).map(({name}) => name);
    expect(new Set(found).size).toBe(found.length);
  });

  test('come from the built-in products when the catalogue is down', async () => {
    const down = aShop({});
    down.products.all = () => Promise.reject(new Error('down'));
    expect(await related('Other', down)).toHaveLength(4);
  });
});

describe('the page of a catalogue product', () => {
  test('is absent for a slug that names nothing', async () => {
    expect(
      await findShownProduct({commerce: aShop({products}), reviews: noReviews}, 'no-such-noodle'),
    ).toBeNull();
  });

  test('comes with its card, the way up and what goes with it', async () => {
    const shown = await findShownProduct(
      {commerce: aShop({products}), reviews: noReviews},
      'konjac-udon',
    );
    expect(shown?.card.price).toEqual({from: 499});
    expect(shown?.crumbs.at(-1)).toEqual({
      name: 'Konjac Udon',
      path: '/wordpress-product/konjac-udon',
    });
    expect(shown?.related.length).toBeGreaterThan(0);
  });
});

const image = {url: '/rice.webp', altText: '', width: 9, height: 9, srcSet: '', smallUrl: ''};

// Rules: Cards
describe('a card', () => {
  const itemsOf = (product: Product) =>
    toProductCard(toListedProduct(product)).items.map(({id, price}) => [id, price]);
  const sold = {stockStatus: 'OUT_OF_STOCK'} as const;
  const two = [aVariation(25, 499), aVariation(26, 2399)];
  const open = {...aVariation(27, 499), openChoices: [{key: 'logo', label: 'Logo', options: []}]};
  const many = Array.from({length: 7}, (_, place) => aVariation(30 + place, 499));

  test.each<[string, Product, [string, number][]]>([
    ['a simple product at once', aProduct(23, 499), [['wp-23', 499]]],
    [
      'each of a few variations',
      aProduct(23, 499, {variations: two}),
      [
        ['wp-23-var-25', 499],
        ['wp-23-var-26', 2399],
      ],
    ],
    [
      'what is left of them',
      aProduct(23, 499, {variations: [aVariation(25, 499, sold), aVariation(26, 2399)]}),
      [['wp-23-var-26', 2399]],
    ],
    ['nothing of many', aProduct(23, 499, {variations: many}), []],
    ['nothing that leaves a choice open', aProduct(23, 499, {variations: [open]}), []],
    ['nothing that is sold out', aProduct(23, 499, sold), []],
    ['nothing without a price', aProduct(23, 499, {price: null}), []],
    ['no bundle without its noodles', aProduct(23, 499, {slug: 'bellyful-bundle'}), []],
    [
      'the smallest package',
      toBuiltIn('pain-free-weight-loss'),
      [['pain-free-weight-loss-1', 7900]],
    ],
    [
      'the smallest package that is left',
      toBuiltIn('pain-free-weight-loss', {...nothingConnected, soldOut: ['PFWL-1']}),
      [['pain-free-weight-loss-3', 17700]],
    ],
    [
      'the plain mix of a package',
      toBuiltIn('nighttime-support'),
      [['nighttime-support-2:melatonin-free+with-melatonin', 9998]],
    ],
    ['no free sample', toBuiltIn('free-sample'), []],
  ])('puts into the cart %s', (_what, product, items) => {
    expect(itemsOf(product)).toEqual(items);
  });

  test('has the first picture of the gallery beside its own', () => {
    const picture = (url: string) => ({
      ...image,
      srcSet: `/1.webp 300w, ${url} 640w, /3.webp 1280w`,
    });
    const {otherPicture} = toProductCard(
      toListedProduct(aProduct(1, 499, {gallery: [picture('/close.webp'), picture('/use.webp')]})),
    );
    expect(otherPicture).toBe('/close.webp');
  });
});

// Rules: Cards
test('what shoppers come for leads to the list while there is something to sell of it', async () => {
  const links = async (all: Product[]) =>
    (await list('?category=konjac', aShop({products: all}))).filters.wants.links;
  const rice = named(4, 'Konjac Rice', {image, categories: [{...noodles, slug: 'konjac'}]});
  expect((await links([rice])).map(({href}) => href)).toEqual([
    '/products?category=weight-management',
    '/products?category=konjac',
    '/products?category=sleep',
    '/products?category=multivitamins',
  ]);
  const chosen = (await links([rice])).find(({isChosen}) => isChosen);
  expect(chosen?.picture?.url).toBe('/pictures/spaghetti-bolognese-960.webp');
  const gone = await links([{...rice, stockStatus: 'OUT_OF_STOCK'}]);
  expect(gone.map(({href}) => href)).not.toContain('/products?category=konjac');
});
