import {describe, expect, test} from 'vitest';
import {aProduct, aShop, aVariation, freshProduct} from '../../tests/support/shop';
import {
  toListedProduct,
  type AdditionalField,
  type Product,
  type SafeHtml,
  type Words,
} from '~adapters/commerce';
import {withCatalogueIn} from './translated-catalogue';

const words: Words = {
  'Pack Size': 'Tamaño',
  '6 pouches': 'Caja de 6 bolsas',
  Logo: 'Dibujo',
  Heart: 'Corazón',
  Weight: 'Peso',
  'a < b': 'a & b',
  Noodles: 'Fideos',
};

const facts: Partial<Product> = {
  name: 'Spaghetti',
  descriptionHtml: '<p>Long.</p>' as SafeHtml,
  categories: [{id: '1', name: 'Noodles', slug: 'noodles'}],
  attributes: [{id: 'a', name: 'pa_size', label: 'Pack Size', options: ['1', '6 pouches']}],
  traits: [{label: 'Weight', options: ['a < b', '3 oz']}],
  variations: [
    aVariation(8, 499, {
      attributes: [{name: 'Pack Size', value: '6 pouches'}],
      openChoices: [{key: 'logo', label: 'Logo', options: [{value: 'Heart', name: 'Heart'}]}],
    }),
  ],
};
const plain = aProduct(7, 499, facts);
const translated = aProduct(7, 499, {
  ...facts,
  translations: {
    es: {...plain, name: 'Espaguetis', descriptionHtml: '<p>Largos.</p>' as SafeHtml},
  },
});

const shownIn = async (language: string | undefined, product: Product, given = words) => {
  const shop = withCatalogueIn(language, async () => given, aShop({products: [product]}));
  return freshProduct(shop, 7);
};

const table = (label: string, value: string) =>
  `<table><tbody><tr><th scope="row">${label}</th><td>${value}</td></tr></tbody></table>`;

describe('a product on Spanish pages', () => {
  test('has its own texts and the shop’s words, by the same keys', async () => {
    expect(await shownIn('es', translated)).toMatchObject({
      name: 'Espaguetis',
      ownName: 'Spaghetti',
      descriptionHtml: `<p>Largos.</p>${table('Peso', 'a &amp; b, 3 oz')}`,
      categories: [{name: 'Fideos', slug: 'noodles'}],
      attributes: [{name: 'pa_size', label: 'Tamaño', options: ['1', 'Caja de 6 bolsas']}],
      variations: [
        {
          attributes: [{name: 'Tamaño', value: 'Caja de 6 bolsas', ownValue: '6 pouches'}],
          openChoices: [
            {key: 'logo', label: 'Dibujo', options: [{value: 'Heart', name: 'Corazón'}]},
          ],
        },
      ],
    });
  });

  test('is called by its name in the words for its pictures, on its page and in lists', async () => {
    const image = {url: 'https://shop.example/a.webp', altText: 'Spaghetti in a bowl'};
    const spanish = {...plain, name: 'Espaguetis', image, gallery: [image]};
    const product = aProduct(7, 499, {image, translations: {es: spanish}} as unknown as Product);
    const shop = withCatalogueIn('es', async () => words, aShop({products: [product]}));
    const altText = 'Espaguetis';
    expect(await shop.products.find(product.slug)).toMatchObject({
      image: {altText},
      gallery: [{altText}],
    });
    const listed = {...toListedProduct(product), translations: {es: {name: 'Espaguetis'}}};
    const of = {...aShop({}), products: {...aShop({}).products, listed: async () => [listed]}};
    const inSpanish = withCatalogueIn('es', async () => words, of as never);
    expect(await inSpanish.products.listed([7])).toMatchObject([{name: altText, image: {altText}}]);
  });

  test('without texts of its own is English, what it is, too, and says so; its choices are not', async () => {
    expect(await shownIn('es', plain)).toMatchObject({
      name: 'Spaghetti',
      lang: 'en',
      descriptionHtml: `<p>Long.</p>${table('Weight', 'a &lt; b, 3 oz')}`,
      attributes: [{label: 'Tamaño'}],
    });
  });

  test('keeps a word that nobody has translated, whatever it is called', async () => {
    const odd = aProduct(7, 499, {categories: [{id: '1', name: 'constructor', slug: 'c'}]});
    expect(await shownIn('es', odd, {})).toMatchObject({categories: [{name: 'constructor'}]});
  });
});

test('in the shop’s own language it is as it was, with a table of what it is', async () => {
  const shown = await shownIn(undefined, translated);
  expect(shown).toMatchObject({
    name: 'Spaghetti',
    descriptionHtml: `<p>Long.</p>${table('Weight', 'a &lt; b, 3 oz')}`,
    attributes: [{label: 'Pack Size'}],
  });
  expect(shown).not.toHaveProperty('translations');
  expect((await shownIn(undefined, aProduct(7, 499)))?.descriptionHtml).not.toContain('<table>');
});

test('the list is made once of a catalogue and its words, and again of others', async () => {
  const catalogue = {products: [toListedProduct(translated)]};
  const given = aShop({});
  let now = words;
  const shop = withCatalogueIn('es', async () => now, {
    ...given,
    products: {...given.products, all: async () => catalogue},
  });
  const first = await shop.products.all();
  expect(first).toMatchObject({
    words,
    products: [
      {
        categories: [{name: 'Fideos'}],
        attributes: [{label: 'Pack Size'}],
        variations: [{attributes: [{value: 'Caja de 6 bolsas'}]}],
      },
    ],
  });
  expect(await shop.products.all()).toBe(first);
  now = {Noodles: 'Pastas'};
  expect((await shop.products.all()).products[0]?.categories).toEqual([
    {name: 'Pastas', slug: 'noodles'},
  ]);
});

test('what a checkout shows of the shop is said in the words of its page', async () => {
  const given = aShop({});
  const fields = [
    {id: 'a', label: 'Weight', options: [{value: 'Heart', label: 'Heart'}]},
  ] as unknown as AdditionalField[];
  const shipping = {methods: [{id: 'flat_rate:1', title: 'Logo'}]};
  const shop = withCatalogueIn('es', async () => words, {
    ...given,
    orders: {...given.orders, additionalFields: async () => fields},
    taxes: {...given.taxes, quote: async () => ({tax: 1, shipping}) as never},
  });
  expect(await shop.orders.additionalFields()).toEqual([
    {id: 'a', label: 'Peso', options: [{value: 'Heart', label: 'Corazón'}]},
  ]);
  expect(await shop.taxes.quote({} as never)).toEqual({
    tax: 1,
    shipping: {methods: [{id: 'flat_rate:1', title: 'Dibujo'}]},
  });
});
