import {getResponse, type RequestHandler} from 'msw';
import {http, HttpResponse} from 'msw/http';
import {agentEventRoutes} from '~mocks/agents/agent-events';
import {agentSessionRoutes} from '~mocks/agents/agent-sessions';
import {accountRoutes, ownerRoutes, sessionRoutes} from './account-routes';
import {contentRoutes} from './content-routes';
import {customerRoutes} from './customer-routes';
import {handOverPages, handOverRoutes} from './hand-over';
import {journalRoutes} from './journal';
import {limitRoute} from './limits';
import {mailRoutes} from './mail-routes';
import {orderRoutes} from './order-routes';
import {passkeyRoutes} from './passkey-routes';
import {reviewRoutes} from '~mocks/reviews/review-routes';
import {closedRoutes} from './rest';
import {restIndex} from './shop-facts';
import {addressFormRoutes} from './address-forms';
import {shopRoutes} from './shop-routes';
import type {WordPressState} from './state';
import {endableMailRoutes} from './endable-mails';
import {stockRequestRoutes} from '~mocks/back-in-stock/stock-requests';
import {supplyRoutes} from '~mocks/supplies/supplies';

export {messagesToAgents} from '~mocks/agents/agent-events';
export {addDemoUsers} from './demo-users';
export {noteMessage} from './journal';
export {followUsers} from './graphql-users';
export {followOrders} from './scarce';
export * from './state';
export {mailWhatReturned} from '~mocks/back-in-stock/stock-requests';
export {sendReminders} from '~mocks/supplies/supplies';

/** The REST namespace of our plugin in the mocked shop, at both of WordPress' addresses. */
export function wordpressHandlers(state: WordPressState): RequestHandler[] {
  const handlers = prettyHandlers(state);
  const answerPlainly = http.all('*/index.php', ({request}) => {
    const url = new URL(request.url);
    const path = url.searchParams.get('rest_route');
    if (path === null) return undefined;
    url.pathname = url.pathname.replace(/index\.php$/, `wp-json${path}`);
    return getResponse(handlers, new Request(url, request));
  });
  return [...handlers, answerPlainly];
}

const prettyHandlers = (state: WordPressState): RequestHandler[] => [
  ...accountRoutes(state),
  ...sessionRoutes(state),
  ...ownerRoutes(state),
  ...passkeyRoutes(state),
  ...customerRoutes(state),
  limitRoute(state),
  ...journalRoutes(state),
  ...contentRoutes(state),
  ...mailRoutes(state),
  ...shopRoutes(state),
  ...addressFormRoutes(state),
  ...orderRoutes(state),
  ...stockRequestRoutes(state),
  ...supplyRoutes(state),
  ...agentSessionRoutes(state),
  ...agentEventRoutes(state),
  ...handOverRoutes(state),
  ...handOverPages(state),
  ...reviewRoutes(state),
  ...endableMailRoutes(state),
  http.get('*/wp-json/wp/v2/product', ({request}) => {
    const ids = new URL(request.url).searchParams.get('include')?.split(',').map(Number) ?? [];
    const posts = state.shop.products.filter(({databaseId}) => ids.includes(databaseId));
    return HttpResponse.json(
      posts.map(({databaseId, name}) => ({id: databaseId, title: {rendered: name}})),
    );
  }),
  ...closedRoutes,
  http.get('*/wp-json/', ({request}) => HttpResponse.json(restIndex(new URL(request.url).origin))),
];
export {createWordPressState} from './create-state';
