import type {GraphqlClient} from '../clients/graphql-client';
import {fieldOf, matches, requireProduct, same, type ContractCase} from './contract-case';

const contents = 'cart {isEmpty contents {itemCount productCount nodes {key quantity}}}';

const add = (client: GraphqlClient, input: object) =>
  client.ask(
    `mutation ($input: AddToCartInput!) {addToCart(input: $input) {cartItem {key quantity} ${contents}}}`,
    {input},
  );

const empty = (client: GraphqlClient) =>
  client.ask('mutation {emptyCart(input: {}) {cart {isEmpty total}}}');

interface Added {
  cartItem: {key: string; quantity: number};
  cart: {contents: {itemCount: number; productCount: number}};
}

export const cartCases: ContractCase[] = [
  {
    name: 'what is added twice is one line, and an amount of none is one',
    fillsCarts: true,
    async try({shopper, simple}) {
      const {databaseId: productId} = requireProduct(simple, 'simple');
      const client = shopper();
      await add(client, {productId, quantity: 1});
      const answer = await add(client, {productId, quantity: 0});
      const {cartItem, cart} = fieldOf(answer, 'addToCart') as Added;
      same('the quantity', cartItem.quantity, 2);
      same('lines and items', [cart.contents.productCount, cart.contents.itemCount], [1, 2]);
      await empty(client);
    },
  },
  {
    name: 'a line is changed, taken out, and then the cart is empty',
    fillsCarts: true,
    async try({shopper, simple}) {
      const {databaseId: productId} = requireProduct(simple, 'simple');
      const client = shopper();
      const added = await add(client, {productId});
      const {key} = (fieldOf(added, 'addToCart') as Added).cartItem;
      const changed = await client.ask(
        'mutation ($key: ID!) {updateItemQuantities(input: {items: [{key: $key, quantity: 2}]}) {updated {quantity} removed {key}}}',
        {key},
      );
      same('the change', changed.data, {
        updateItemQuantities: {updated: [{quantity: 2}], removed: []},
      });
      const removed = await client.ask(
        'mutation ($key: ID!) {removeItemsFromCart(input: {keys: [$key]}) {cartItems {key} cart {isEmpty}}}',
        {key},
      );
      same('the rest', removed.data, {
        removeItemsFromCart: {cartItems: [{key}], cart: {isEmpty: true}},
      });
      const {data, errors} = await empty(client);
      same('the answer', data, {emptyCart: null});
      matches('the message', errors[0]?.message, /^Cart is empty/);
    },
  },
  {
    name: 'less than nothing and what nobody sells is refused with a sentence',
    fillsCarts: true,
    async try({shopper, simple}) {
      const {databaseId: productId} = requireProduct(simple, 'simple');
      const less = await add(shopper(), {productId, quantity: -1});
      same('the answer', less.data, {addToCart: null});
      matches('the message', less.errors[0]?.message, /^Failed to add cart item/);
      const unknown = await add(shopper(), {productId: 999_999_999});
      matches('the message', unknown.errors[0]?.message, /^No product found matching the ID/);
    },
  },
  {
    name: 'a variable product wants a choice, in a sentence with a link',
    fillsCarts: true,
    async try({shopper, variable}) {
      const {databaseId: productId} = requireProduct(variable, 'variable');
      const {errors} = await add(shopper(), {productId});
      matches(
        'the message',
        errors[0]?.message,
        /^Please choose product options by visiting <a href/,
      );
    },
  },
  {
    name: 'a variation’s number is taken for its product’s',
    fillsCarts: true,
    async try({shopper, variable}) {
      const {databaseId} = requireProduct(variable, 'variable');
      const client = shopper();
      const asked = await client.ask(
        `{product(id: ${databaseId}, idType: DATABASE_ID) {... on VariableProduct {variations(first: 50) {nodes {databaseId attributes {nodes {value}}}}}}}`,
      );
      const {variations} = fieldOf(asked, 'product') as {
        variations: {nodes: {databaseId: number; attributes: {nodes: {value: string}[]}}[]};
      };
      // One that leaves a choice open wants an answer to it.
      const closed = variations.nodes.find(({attributes}) =>
        attributes.nodes.every(({value}) => value !== ''),
      );
      if (!closed) return;
      const productId = closed.databaseId;
      const {data} = await client.ask(
        'mutation ($input: AddToCartInput!) {addToCart(input: $input) {cartItem {product {node {databaseId}} variation {node {databaseId}}}}}',
        {input: {productId, variationId: productId}},
      );
      same('the line', data, {
        addToCart: {
          cartItem: {
            product: {node: {databaseId}},
            variation: {node: {databaseId: productId}},
          },
        },
      });
      await empty(client);
    },
  },
  {
    name: 'a code that nobody made is refused, as is taking off one that is not there',
    fillsCarts: true,
    async try({shopper}) {
      const client = shopper();
      const unknown = await client.ask(
        'mutation {applyCoupon(input: {code: "NO-SUCH-CODE"}) {applied {code}}}',
      );
      matches(
        'the message',
        unknown.errors[0]?.message,
        /^Coupon &quot;no-such-code&quot; cannot be applied/,
      );
      const absent = await client.ask(
        'mutation {removeCoupons(input: {codes: ["NO-SUCH-CODE"]}) {cart {total}}}',
      );
      matches('the message', absent.errors[0]?.message, /^This coupon has not been applied/);
    },
  },
  {
    name: 'a checkout without a cart finds no session',
    fillsCarts: true,
    async try({shopper}) {
      const {data, errors} = await shopper().ask(
        'mutation {checkout(input: {paymentMethod: "cod"}) {result}}',
      );
      same('the answer', data, {checkout: null});
      matches('the message', errors[0]?.message, /^Sorry, no session found/);
    },
  },
];
