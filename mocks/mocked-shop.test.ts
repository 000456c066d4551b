import {getResponse} from 'msw';
import {expect, test} from 'vitest';
import {mockedShop} from './mocked-shop';

const products = [
  {
    name: 'Trail Shoe',
    price: 89.5,
    sku: 'TR',
    categories: ['Shoes'],
    options: {Size: ['38', '39']},
  },
  {name: 'Wool Socks', price: 12, salePrice: 9, stock: 3, image: 'https://acorn.example/socks.jpg'},
];

const asking = (shop: ReturnType<typeof mockedShop>) => async (query: string) => {
  const request = new Request('https://acorn.example/graphql', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({query}),
  });
  return (await getResponse(shop.handlers, request))?.json() as Promise<{data: object}>;
};

test('it sells what it is given, with a variation for each choice', async () => {
  const shop = mockedShop({title: 'Acorn', products});
  const ask = asking(shop);
  const query = `{
    generalSettings {title}
    products {nodes {name image {sourceUrl}}}
    product(id: "trail-shoe", idType: SLUG) {
      ... on VariableProduct {
        price
        productCategories {nodes {name slug}}
        variations {nodes {sku price attributes {nodes {label value}}}}
      }
    }
  }`;
  const first = await ask(query);
  expect(first.data).toMatchObject({
    generalSettings: {title: 'Acorn'},
    products: {
      nodes: [
        {name: 'Wool Socks', image: {sourceUrl: 'https://acorn.example/socks.jpg'}},
        {name: 'Trail Shoe', image: {sourceUrl: expect.stringContaining('trail-shoe.svg')}},
      ],
    },
    product: {
      price: '$89.50',
      productCategories: {nodes: [{name: 'Shoes', slug: 'shoes'}]},
      variations: {
        nodes: [
          {sku: 'TR-39', price: '$89.50', attributes: {nodes: [{label: 'Size', value: '39'}]}},
          {sku: 'TR-38'},
        ],
      },
    },
  });
  const drawn = 'https://acorn.example/wp-content/uploads/2026/11/trail-shoe.svg';
  expect(await (await getResponse(shop.handlers, new Request(drawn)))?.text()).toContain('<svg');
  shop.reset();
  expect(await ask(query)).toEqual(first);
});

test('its attributes are taxonomies of the schema, each with all options in the shop', async () => {
  const sizes = (name: string, ...options: string[]) => ({
    name,
    price: 1,
    options: {Size: options},
  });
  const ask = asking(
    mockedShop({products: [sizes('Boot', '40', '39'), sizes('Shoe', '38', '39')]}),
  );
  const product = (slug: string) =>
    `product(id: "${slug}", idType: SLUG) {
      allPaSize {nodes {databaseId name}}
      ... on VariableProduct {attributes {nodes {... on GlobalProductAttribute {terms {nodes {databaseId}}}}}}
    }`;
  const one = '{paSize(id: "39", idType: SLUG) {__typename name products {nodes {name}}}}';
  const filter = '{filters: [{taxonomy: PA_SIZE, terms: ["38"]}]}';
  expect(await ask(`{allPaSize {nodes {databaseId name}} ${product('shoe')}}`)).toMatchObject({
    data: {
      allPaSize: {
        nodes: [
          {databaseId: 6102, name: '38'},
          {databaseId: 6101, name: '39'},
          {databaseId: 6100, name: '40'},
        ],
      },
      product: {
        allPaSize: {nodes: [{databaseId: 6101}, {databaseId: 6102}]},
        attributes: {nodes: [{terms: {nodes: [{databaseId: 6102}, {databaseId: 6101}]}}]},
      },
    },
  });
  expect(await ask(one)).toMatchObject({
    data: {paSize: {__typename: 'PaSize', name: '39', products: {nodes: [{}, {}]}}},
  });
  expect(await ask(`{products(where: {taxonomyFilter: ${filter}}) {nodes {name}}}`)).toMatchObject({
    data: {products: {nodes: [{name: 'Shoe'}]}},
  });
  expect(await ask('{allPaColor {nodes {name}}}')).toMatchObject({
    errors: [{message: expect.stringContaining('allPaColor')}],
  });
});

test('visitors may buy, and only so much as there is', async () => {
  const ask = asking(mockedShop({products}));
  const add = (quantity: number) =>
    ask(`mutation {addToCart(input: {productId: 2000, quantity: ${quantity}}) {cart {subtotal}}}`);
  expect(await add(3)).toMatchObject({data: {addToCart: {cart: {subtotal: '$27.00'}}}});
  expect(await add(4)).toMatchObject({errors: [{message: expect.stringContaining('3 remaining')}]});
});

test('a price is one of the market’s currency, and a number', async () => {
  const yen = asking(mockedShop({market: 'Japan', products: [{name: 'Wool Socks', price: 1200}]}));
  expect(await yen('{products {nodes {... on SimpleProduct {price}}}}')).toMatchObject({
    data: {products: {nodes: [{price: '¥1,200'}]}},
  });
  const wrong = () => mockedShop({products: [{name: 'Wool Socks', price: Number('12,5')}]});
  expect(wrong).toThrow('The price of Wool Socks is no number: NaN.');
});

test('trouble ends with a reset', async () => {
  const shop = mockedShop();
  shop.use({trouble: 'graphqlError'});
  const ask = asking(shop);
  expect(await ask('{__typename}')).toHaveProperty('errors');
  shop.reset();
  expect(await ask('{__typename}')).toMatchObject({data: {__typename: 'RootQuery'}});
});
