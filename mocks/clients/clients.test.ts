import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startBackend, type Backend} from '../backend';
import {demoPassword} from '../demo-accounts';
import type {GivenProduct} from '../woocommerce/catalogue';
import {billing, folderOfCopy} from './copies';
import {createGraphqlClient} from './graphql-client';
import {readOperations} from './read-operations';

/** A part of the latest answer to an operation. */
type Part = (operation: string, place: string) => unknown;

type Step = [operation: string, variables: object | ((part: Part) => object), answer: object];

interface PublicClient {
  repository: string;
  folder: string;
  /** A shop with the attributes that it asks for. */
  products: GivenProduct[];
  /** All its operations, in the order in which a visit sends them. */
  steps: Step[];
  /** What is not answered, and a word of why: mostly a field that its own plugins bring. */
  refused?: Record<string, string>;
}

const demo = {username: 'demo@bellyful.example', password: demoPassword};

const clothesOf = (options: Record<string, string[]>): GivenProduct[] => [
  {name: 'Shirt', price: 20, categories: ['Clothes'], tags: ['Linen'], options},
  {name: 'Coat', price: 90, salePrice: 80, categories: ['Clothes'], options},
  {name: 'Cap', price: 10, salePrice: 8, categories: ['Clothes']},
];

const clients: PublicClient[] = [
  {
    repository: 'w3bdesign/nextjs-woocommerce',
    folder: 'src/utils/gql',
    products: clothesOf({Colors: ['Sand', 'Leaf'], Sizes: ['S']}),
    steps: [
      ['FETCH_ALL_CATEGORIES_QUERY', {}, {productCategories: {nodes: [{name: 'Clothes'}, {}]}}],
      [
        'FETCH_ALL_PRODUCTS_QUERY',
        {},
        {
          products: {
            nodes: [
              {name: 'Cap', price: '$8.00'},
              {
                name: 'Coat',
                allPaColors: {nodes: [{name: 'Sand', slug: 'sand'}, {name: 'Leaf'}]},
                allPaSizes: {nodes: [{name: 'S'}]},
              },
              {},
            ],
          },
        },
      ],
      [
        'GET_PRODUCTS_FROM_CATEGORY',
        (part) => ({id: part('FETCH_ALL_CATEGORIES_QUERY', 'productCategories.nodes.0.id')}),
        {productCategory: {name: 'Clothes', products: {nodes: [{name: 'Cap'}, {}, {}]}}},
      ],
      [
        'GET_SINGLE_PRODUCT',
        {slug: 'shirt'},
        {product: {price: '$20.00', variations: {nodes: [{databaseId: 1002}, {databaseId: 1001}]}}},
      ],
      [
        'ADD_TO_CART',
        {input: {clientMutationId: '1', productId: 1000, variationId: 1002}},
        {addToCart: {cartItem: {quantity: 1, total: '$20.00'}}},
      ],
      [
        'UPDATE_CART',
        (part) => ({
          input: {
            clientMutationId: '2',
            items: [{key: part('ADD_TO_CART', 'addToCart.cartItem.key'), quantity: 3}],
          },
        }),
        {updateItemQuantities: {items: [{quantity: 3, total: '$60.00'}], removed: []}},
      ],
      ['GET_CART', {}, {cart: {subtotal: '$60.00', contents: {nodes: [{quantity: 3}]}}}],
      ['LOGIN_USER', demo, {loginWithCookies: {status: 'SUCCESS'}}],
      ['GET_CURRENT_USER', {}, {customer: {email: demo.username}}],
      [
        'CHECKOUT_MUTATION',
        {input: {clientMutationId: '3', billing, paymentMethod: 'cod', isPaid: false}},
        {checkout: {result: 'success'}},
      ],
      [
        'GET_CUSTOMER_ORDERS',
        {},
        {customer: {orders: {nodes: [{status: 'PROCESSING', total: '$69.99'}]}}},
      ],
    ],
  },
  {
    repository: 'kidunot89/woographql-demo',
    folder: 'frontend/graphql',
    products: clothesOf({Color: ['Sand', 'Leaf']}),
    refused: {GetProduct: 'attributes'},
    steps: [
      ['GetTopNav', {}, {menu: null}],
      ['GetShopCategories', {first: 10}, {productCategories: {nodes: [{name: 'Clothes'}, {}]}}],
      ['GetShopTags', {first: 10}, {productTags: {nodes: [{name: 'Linen', slug: 'linen'}]}}],
      ['GetShopColors', {first: 10}, {allPaColor: {nodes: [{name: 'Leaf'}, {name: 'Sand'}]}}],
      [
        'GetProducts',
        {first: 2, where: {categoryIn: ['clothes']}},
        {
          products: {
            pageInfo: {hasNextPage: true},
            nodes: [
              {name: 'Cap', allPaColor: {nodes: []}},
              {name: 'Coat', rawPrice: '80.00, 80.00', allPaColor: {nodes: [{slug: 'sand'}, {}]}},
            ],
          },
        },
      ],
      ['GetSession', {}, {cart: {contents: {itemCount: 0}}, customer: {id: 'guest'}}],
      [
        'AddToCart',
        {productId: 1000, variationId: 1001, quantity: 2, extraData: '{"note":"A gift"}'},
        {addToCart: {cartItem: {quantity: 2, extraData: [{key: 'note', value: 'A gift'}]}}},
      ],
      [
        'UpdateCartItemQuantities',
        (part) => ({items: [{key: part('AddToCart', 'addToCart.cartItem.key'), quantity: 1}]}),
        {updateItemQuantities: {cart: {subtotal: '$20.00'}}},
      ],
      [
        'UpdateSession',
        {input: {sessionData: [{key: 'seen', value: 'shirt'}]}},
        {updateSession: {session: [{key: 'seen', value: 'shirt'}]}},
      ],
      ['Login', demo, {login: {customer: {email: demo.username}}}],
      [
        'RefreshAuthToken',
        (part) => ({refreshToken: part('Login', 'login.refreshToken')}),
        {refreshJwtAuthToken: {authToken: expect.any(String)}},
      ],
      ['RemoveItemsFromCart', {all: true}, {removeItemsFromCart: {cart: {subtotal: '$0.00'}}}],
    ],
  },
  {
    repository: 'zackha/nuxtcommerce',
    folder: 'app/gql',
    products: clothesOf({Color: ['Sand', 'Leaf'], Style: ['Plain']}),
    steps: [
      [
        'getCategoriesQuery',
        {},
        {productCategories: {nodes: [{name: 'Clothes', products: {nodes: [{}]}}, {}]}},
      ],
      [
        'getProductsQuery',
        {category: 'clothes', order: 'ASC', field: 'PRICE'},
        {products: {nodes: [{}, {name: 'Shirt', allPaStyle: {nodes: [{name: 'Plain'}]}}, {}]}},
      ],
      ['getSearchProductsQuery', {search: 'shir'}, {products: {nodes: [{slug: 'shirt'}]}}],
      [
        'getProductQuery',
        {slug: 'shirt', sku: 'SHIRT'},
        {
          product: {
            allPaColor: {nodes: [{name: 'Sand'}, {name: 'Leaf'}]},
            variations: {nodes: [{stockStatus: 'IN_STOCK'}, {}]},
            related: {nodes: [{}, {slug: 'coat'}]},
          },
        },
      ],
      [
        'addToCartMutation',
        {input: {productId: 1001}},
        {addToCart: {cartItem: {quantity: 1, variation: {node: {databaseId: 1001}}}}},
      ],
      [
        'updateItemQuantitiesMutation',
        (part) => ({
          input: {items: [{key: part('addToCartMutation', 'addToCart.cartItem.key'), quantity: 2}]},
        }),
        {updateItemQuantities: {items: [{}]}},
      ],
      [
        'checkoutMutation',
        {input: {billing, paymentMethod: 'cod'}},
        {checkout: {order: {total: '$49.99', paymentMethodTitle: 'Cash on delivery'}}},
      ],
    ],
  },
  {
    repository: 'minimo-io/braaay-front-site',
    folder: 'src/lib/graphql',
    products: clothesOf({}),
    refused: {
      // A product's number stands in it.
      CART_ADD_MUTATION: 'No product found',
      // Of mails and orders of another shop.
      CUSTOMER_RESET_PASSWORD_MUTATION: 'reset link is invalid',
      ORDER_QUERY_STATUS: 'No order exists',
      // For the shop's manager alone.
      UPDATE_ORDER_TO_CANCELLED_MUTATION: 'capabilities',
      UPDATE_ORDER_TO_COMPLETED_MUTATION: 'capabilities',
      BEER_PRODUCER_PRODUCTS: 'allPaCerveceria',
      CATEGORY_PRODUCTS: 'seo',
      CHECKOUT_CREATE_ORDER_MUTATION: 'cpf',
      CHECKOUT_PAYMENT_METHODS_MUTATION: 'getAvailablePaymentMethods',
      COUNTRY_PRODUCTS: 'allPaPais',
      COUPONS_QUERY: 'title',
      COUPON_CLEAR_ALL: 'removeAllCoupons',
      CUSTOMER_QUERY: 'cpf',
      EMAIL_SEND_MUTATION: 'sendEmail',
      EMPTY_CART_MUTATION: 'removeAllCoupons',
      FAVORITES_ADD_MUTATION: 'addFavoriteProduct',
      FAVORITES_PRODUCTS_FOR_USER: 'favoriteProducts',
      FAVORITES_REMOVE_MUTATION: 'removeFavoriteProduct',
      ONSALE_PRODUCTS: 'isFavorited',
      ORDER_QUERY: 'getOrder',
      PAGE_QUERY: 'metaDesc',
      PAIRING_PRODUCTS: 'allPaHarmonizacoes',
      POST_QUERY: 'metaDesc',
      PRODUCT_QUERY: 'seo',
      SEARCH_QUERY: 'isFavorited',
      SIGNUP_MUTATION: 'registerNewCustomer',
      STORE_PRODUCTS: 'allPaTiendas',
      TAG_PRODUCTS: 'seo',
      UPDATE_ORDER_MP_DATA: 'updateOrderMPData',
      UVA_PRODUCTS: 'uva',
      WINE_PRODUCER_PRODUCTS: 'allPaProdutoresDeVinho',
    },
    steps: [
      ['LATEST_POSTS_QUERY', {first: 1}, {posts: {edges: [{node: {author: {node: {}}}}]}}],
      [
        'SLUGS_QUERY',
        {},
        {posts: {edges: [{node: {slug: 'dry-the-pan-first'}}, {node: {slug: 'read-a-label'}}]}},
      ],
      [
        'CART_ADD_ITEMS_MUTATION',
        {items: [{productId: 3000, quantity: 2}]},
        {addCartItems: {cart: {availableShippingMethods: [{rates: [{}, {}]}]}}},
      ],
      [
        'UPDATE_GUEST_SHIPPING_ADDRESS',
        {input: {shipping: {postcode: '97201', country: 'US'}}},
        {updateCustomer: {customer: {shipping: {postcode: '97201'}}}},
      ],
      ['CUSTOMER_UPDATE_EMAIL', {email: billing.email}, {updateCustomer: {customer: {}}}],
      ['COUPON_APPLY', {couponCode: 'SAVE10'}, {applyCoupon: {applied: {code: 'SAVE10'}}}],
      ['GET_SHIPPING_ESTIMATES', {}, {cart: {shippingTotal: '$9.99'}}],
      ['LOGIN_MUTATION', demo, {login: {user: {email: demo.username}}}],
      ['CUSTOMER_ORDERS_QUERY', {}, {customer: {orders: {nodes: []}}}],
      [
        'CUSTOMER_SEND_RESET_PASSWORD_EMAIL_MUTATION',
        {username: demo.username},
        {sendPasswordResetEmail: {success: true}},
      ],
    ],
  },
];

/** What refused operations are sent with. */
const numbers = {orderId: '1', key: '1', login: 'ann', password: 'a-Good-1'};

for (const client of clients) {
  const folder = folderOfCopy(client.repository, client.folder);
  if (folder) describe(`the operations of ${client.repository}`, () => tryAll(client, folder));
  else test.skip(`${client.repository} is not tried: CLIENTS names no folder with it`, () => {});
}

function tryAll({products, steps, refused = {}}: PublicClient, folder: string) {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({isOpen: true, products});
  });
  afterAll(() => backend.close());
  const operations = readOperations(folder);
  const queryOf = (name: string) => operations.get(name)?.query ?? expect.fail(`no ${name}`);

  test('are answered, one after the other', async () => {
    const client = createGraphqlClient(`${backend.url}/graphql`);
    const latest: Record<string, unknown> = {};
    const part: Part = (operation, place) =>
      place.split('.').reduce((whole, name) => Reflect.get(Object(whole), name), latest[operation]);
    for (const [name, variables, answer] of steps) {
      const given = typeof variables === 'function' ? variables(part) : variables;
      const {data, errors} = await client.ask(queryOf(name), given);
      expect(errors, name).toEqual([]);
      expect(data, name).toMatchObject(answer);
      latest[name] = data;
      const token = part(name, 'login.authToken');
      if (typeof token === 'string') client.bearer = token;
    }
  });

  test('are refused in words that say why', async () => {
    const client = createGraphqlClient(`${backend.url}/graphql`);
    for (const [name, why] of Object.entries(refused)) {
      const {errors} = await client.ask(queryOf(name), numbers);
      expect(errors[0]?.message, name).toContain(why);
    }
  });

  test('are all tried', () => {
    const tried = [...steps.map(([name]) => name), ...Object.keys(refused)];
    expect(tried.toSorted()).toEqual([...operations.keys()].toSorted());
  });
}
