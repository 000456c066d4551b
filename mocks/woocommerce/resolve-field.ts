import {defaultFieldResolver, GraphQLError, type GraphQLResolveInfo} from 'graphql';
import {answerCart, answerCartItem} from './cart/cart-lookup';
import {cartMutations} from './cart/cart-mutations';
import {checkout} from './checkout/checkout';
import {contentQueries} from './content';
import {answerCoupon, answerCoupons} from './coupon-node';
import {customerMutations, customerQueries} from './customers';
import {signInMutations, signInQueries} from './customers/sign-in';
import {answerCreateOrder, answerOrder, answerOrders, answerUpdateOrder} from './orders';
import {
  answerByUri,
  answerNode,
  answerProduct,
  answerProducts,
  answerStats,
  answerVariation,
} from './products';
import {refundQueries} from './refund-node';
import {settingQueries} from './settings';
import {attributeQuery, termQueries} from './terms';
import type {Visitor} from './visitor';
import {writeReview} from '~mocks/reviews/write-review';

type Resolver = (given: never, visitor: Visitor, info: GraphQLResolveInfo) => unknown;

const queries: Record<string, Resolver> = {
  product: answerProduct,
  products: answerProducts,
  simpleProduct: answerProduct,
  variableProduct: answerProduct,
  externalProduct: answerProduct,
  groupedProduct: answerProduct,
  productVariation: answerVariation,
  node: answerNode,
  nodeByUri: answerByUri,
  collectionStats: answerStats,
  cart: answerCart,
  cartItem: answerCartItem,
  order: answerOrder,
  orders: answerOrders,
  coupon: answerCoupon,
  coupons: answerCoupons,
  ...contentQueries,
  ...customerQueries,
  ...signInQueries,
  ...refundQueries,
  ...settingQueries,
  ...termQueries,
};

const mutations: Record<string, Resolver> = {
  createOrder: answerCreateOrder,
  updateOrder: answerUpdateOrder,
  ...cartMutations,
  checkout,
  ...customerMutations,
  ...signInMutations,
  writeReview,
};

/** A root field by its room; every other field by what its node has under that name. */
export function resolveField(
  source: unknown,
  given: Record<string, unknown>,
  visitor: Visitor,
  info: GraphQLResolveInfo,
): unknown {
  const {parentType, fieldName} = info;
  const isMutation = parentType === info.schema.getMutationType();
  if (!isMutation && parentType !== info.schema.getQueryType())
    return defaultFieldResolver(source, given, visitor, info);
  if (!isMutation) {
    const resolver = attributeQuery(fieldName) ?? requireResolver(queries, fieldName);
    return resolver(given as never, visitor, info);
  }
  if (visitor.shop.isGuarded && !visitor.isShopManager) refuseMutation();
  const payload = requireResolver(mutations, fieldName)(given as never, visitor, info);
  const {input} = given as {input?: {clientMutationId?: string | null}};
  return {...(payload as object), clientMutationId: input?.clientMutationId ?? null};
}

/** In the words of our plugin's guard. */
function refuseMutation(): never {
  throw new GraphQLError('User does not have the capabilities necessary to run this mutation.');
}

/** What is not played here is said, and not answered with nothing. */
function requireResolver(resolvers: Record<string, Resolver>, name: string): Resolver {
  const resolver = Object.hasOwn(resolvers, name) ? resolvers[name] : undefined;
  if (!resolver) throw new GraphQLError(`The mocked shop does not know ${name}.`);
  return resolver;
}
