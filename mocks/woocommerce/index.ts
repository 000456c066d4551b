import type {RequestHandler} from 'msw';
import {graphqlHandlers} from './graphql-handlers';
import {mediaHandlers} from './media-handlers';
import {payHandlers} from './pay-handlers';
import type {Shop} from './shop';
import {storeApiHandlers} from './store-api';

export * from './shop';
export {failingFieldHeader} from './graphql-handlers';

/** The mocked WordPress with WooCommerce: GraphQL, the uploads, the pay page. */
export const woocommerceHandlers = (shop: Shop): RequestHandler[] => [
  ...graphqlHandlers(shop),
  ...mediaHandlers(shop),
  ...payHandlers(shop),
  ...storeApiHandlers(shop),
];
