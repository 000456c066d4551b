import {http, HttpResponse, type RequestHandler} from 'msw';
import type {Look} from '~adapters/content';
import {isTrouble} from '../scenarios';
import {resetServices, type Services} from '../services';
import {controlPage} from './control-page';
import {toOrderSummary} from './order-summary';
import {readFields, toNumber} from './read-fields';
import {isFieldsName, offeredFields} from '../woocommerce/additional-fields';
import {isOfferedName, offeredMethods} from '../woocommerce/payment-methods';
import {currencies, isCurrencyName} from '../woocommerce/amounts';
import {isPluginsName, shopPlugins} from '../woocommerce/plugins';
import {isMarketName, markets} from '../woocommerce/markets';
import {isTaxName, taxSettings} from '../woocommerce/tax-settings';
import {mailReviewRequests, moderateReview, writeReview} from './review-events';
import {recallLot} from '~mocks/recalls/lots';
import {refundOrder, sellInShop, setConfirmation, shipOrder} from './shop-events';
import {changeProduct} from './stock-changes';
import {isCatalogueSize} from '../woocommerce/catalogue';
import {writeAround} from './content-examples';
import {deleteContent, previewContent, saveContent, saveMenu} from './content-events';
import {storefrontAddress} from '../wordpress/mail-frame';
import {notifyAgents, notifyStorefront} from './notify-storefront';
import {mailWhatReturned, sendReminders} from '../wordpress';

/** `/__control`: a page for people, and the same as JSON for tests. */
export const controlHandlers = (services: Services): RequestHandler[] => [
  http.get('*/__control', () => HttpResponse.html(controlPage(services))),
  http.get('*/__control/orders.json', () =>
    HttpResponse.json(
      services.shop.orders.map((order) => ({
        ...toOrderSummary(order),
        isTold: services.wordpress.agentEvents.get(order.databaseId)?.isTold ?? false,
      })),
    ),
  ),
  http.get('*/__control/charges.json', () =>
    HttpResponse.json([...services.payments.charges.values()]),
  ),
  http.get('*/__control/scenario', () => HttpResponse.json(services.scenarios.active)),
  http.post('*/__control/scenario', async ({request}) => {
    const {operation, trouble, times, delayMs} = await readFields(request);
    if (!isTrouble(trouble)) return refuse('There is no such trouble.');
    services.scenarios.use({
      operation: typeof operation === 'string' && operation !== '' ? operation : '*',
      trouble,
      times: toNumber(times),
      ...(toNumber(delayMs) !== null && {delayMs: toNumber(delayMs) ?? 0}),
    });
    return done(request);
  }),
  http.delete('*/__control/scenario', ({request}) => {
    services.scenarios.clear();
    return done(request);
  }),
  http.post('*/__control/clear', ({request}) => {
    services.scenarios.clear();
    return done(request);
  }),
  http.post('*/__control/reset', async ({request}) => {
    const {catalogue} = await readFields(request).catch((): Record<string, unknown> => ({}));
    resetServices(services, {catalogue: isCatalogueSize(catalogue) ? catalogue : 'usual'});
    return done(request);
  }),
  http.post('*/__control/stock', async ({request}) => {
    if (!changeProduct(services.shop, await readFields(request)))
      return refuse('There is no such product.');
    mailWhatReturned(services.wordpress);
    return done(request);
  }),
  http.post('*/__control/remind', async ({request}) => {
    const {today} = await readFields(request);
    if (typeof today !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(today))
      return refuse('There is no such day.');
    sendReminders(services.wordpress, today);
    return done(request);
  }),
  http.post('*/__control/sale', async ({request}) =>
    sellInShop(services.shop, await readFields(request))
      ? done(request)
      : refuse('There are not so many left.'),
  ),
  http.post('*/__control/refund', async ({request}) =>
    refundOrder(services.shop, await readFields(request))
      ? done(request)
      : refuse('There is no such paid order.'),
  ),
  http.post('*/__control/parcel', async ({request}) =>
    shipOrder(services.shop, await readFields(request))
      ? done(request)
      : refuse('There is no such placed order.'),
  ),
  http.post('*/__control/recall', async ({request}) => {
    const {storefront, ...fields} = await readFields(request);
    const productIds = recallLot(services.shop, fields);
    for (const databaseId of productIds)
      await notifyStorefront(services.wordpress, {databaseId, storefront});
    return productIds.length > 0 ? done(request) : refuse('Nothing was sent from such a lot.');
  }),
  http.post('*/__control/write-review', async ({request}) =>
    writeReview(services, await readFields(request))
      ? done(request)
      : refuse('There is no such product.'),
  ),
  http.post('*/__control/moderate-review', async ({request}) =>
    (await moderateReview(services, await readFields(request)))
      ? done(request)
      : refuse('There is no such review.'),
  ),
  http.post('*/__control/ask-for-reviews', async ({request}) =>
    mailReviewRequests(services, await readFields(request))
      ? done(request)
      : refuse('Nobody is asked about that order.'),
  ),
  http.post('*/__control/confirmation', async ({request}) => {
    setConfirmation(services, await readFields(request));
    return done(request);
  }),
  http.post('*/__control/taxes', async ({request}) => {
    const {name, storefront} = await readFields(request);
    if (!isTaxName(name)) return refuse('There are no such taxes.');
    services.shop.taxes = taxSettings[name];
    return reportSetting(services, request, storefront);
  }),
  http.post('*/__control/rules', async ({request}) => {
    const {name, storefront} = await readFields(request);
    if (name !== 'storefront' && name !== 'shop') return refuse('There are no such rules.');
    services.shop.rules = name;
    const status = await notifyStorefront(services.wordpress, {storefront});
    return status === 204 ? done(request) : refuse(`It is set, but the storefront said ${status}.`);
  }),
  http.post('*/__control/claims', async ({request}) => {
    const {ended = '', storefront} = await readFields(request);
    services.shop.claims.ended = String(ended)
      .split(/[\s,]+/)
      .filter(Boolean);
    const status = await notifyStorefront(services.wordpress, {storefront});
    return status === 204 ? done(request) : refuse(`It is set, but the storefront said ${status}.`);
  }),
  http.post('*/__control/payment-methods', async ({request}) => {
    const {name, storefront} = await readFields(request);
    if (!isOfferedName(name)) return refuse('There are no such ways of paying.');
    services.shop.paymentMethods = offeredMethods[name];
    return reportSetting(services, request, storefront);
  }),
  http.post('*/__control/plugins', async ({request}) => {
    const {name, storefront} = await readFields(request);
    if (!isPluginsName(name)) return refuse('There are no such plugins.');
    services.shop.plugins = shopPlugins[name];
    return reportSetting(services, request, storefront);
  }),
  http.post('*/__control/hands-over', async ({request}) => {
    const {name, storefront} = await readFields(request);
    services.shop.handsOver = name === 'yes';
    return reportSetting(services, request, storefront);
  }),
  http.post('*/__control/fields', async ({request}) => {
    const {name, storefront} = await readFields(request);
    if (!isFieldsName(name)) return refuse('There are no such fields.');
    services.shop.additionalFields = offeredFields[name];
    return reportSetting(services, request, storefront);
  }),
  http.post('*/__control/countries', async ({request}) => {
    const {base, selling, shipping = selling, storefront} = await readFields(request);
    const codes = (list: unknown) =>
      (typeof list === 'string' ? list : JSON.stringify(list ?? '')).match(/[A-Z]{2}/g) ?? [];
    if (codes(selling).length === 0) return refuse('There are no such countries.');
    services.shop.countries = {
      base: codes(base)[0] ?? codes(selling)[0] ?? 'US',
      selling: codes(selling),
      shipping: codes(shipping),
    };
    return reportSetting(services, request, storefront);
  }),
  http.post('*/__control/market', async ({request}) => {
    const {name, storefront} = await readFields(request);
    if (!isMarketName(name)) return refuse('There is no such market.');
    Object.assign(services.shop, markets[name]);
    return reportSetting(services, request, storefront);
  }),
  http.post('*/__control/currency', async ({request}) => {
    const {name, storefront} = await readFields(request);
    if (!isCurrencyName(name)) return refuse('There is no such currency.');
    services.shop.currency = currencies[name];
    return reportSetting(services, request, storefront);
  }),
  http.post('*/__control/content', async ({request}) => {
    const {storefront, ...fields} = await readFields(request);
    const record = saveContent(services, fields);
    if (!record) return refuse('There is no such type, or it has no address.');
    const status = await notifyStorefront(services.wordpress, {storefront, content: true});
    if (status !== 204) return refuse(`It is saved, but the storefront said ${status}.`);
    return isForm(request) ? done(request) : HttpResponse.json(record);
  }),
  http.post('*/__control/around', async ({request}) => {
    writeAround(services);
    await notifyStorefront(services.wordpress, {...(await readFields(request)), content: true});
    return done(request);
  }),
  http.post('*/__control/look', async ({request}) => {
    const {storefront, look} = await readFields(request);
    services.shop.content.look = (look ?? null) as Look | null;
    await notifyStorefront(services.wordpress, {storefront, content: true});
    return done(request);
  }),
  http.post('*/__control/delete-content', async ({request}) => {
    const {storefront, ...fields} = await readFields(request);
    if (!deleteContent(services, fields)) return refuse('There is nothing like it.');
    await notifyStorefront(services.wordpress, {storefront, content: true});
    return done(request);
  }),
  http.post('*/__control/preview', async ({request}) => {
    const path = previewContent(services, await readFields(request));
    if (path === null) return refuse('There is nothing like it.');
    if (!isForm(request)) return HttpResponse.json({path});
    return new HttpResponse(null, {status: 303, headers: {Location: storefrontAddress() + path}});
  }),
  http.post('*/__control/menu', async ({request}) => {
    const {storefront, ...fields} = await readFields(request);
    if (!saveMenu(services, fields)) return refuse('There is no such place.');
    await notifyStorefront(services.wordpress, {storefront, content: true});
    return done(request);
  }),
  http.post('*/__control/tell-agents', async ({request}) => {
    const statuses = await notifyAgents(services.wordpress, await readFields(request));
    const wrong = statuses.find((status) => status !== 204);
    return wrong === undefined ? done(request) : refuse(`The storefront answered ${wrong}.`);
  }),
  http.post('*/__control/tell', async ({request}) => {
    const status = await notifyStorefront(services.wordpress, await readFields(request));
    return status === 204 ? done(request) : refuse(`The storefront answered ${status}.`);
  }),
];

/** The plugin reports what the owner sets at once. */
async function reportSetting({wordpress}: Services, request: Request, storefront: unknown) {
  const status = await notifyStorefront(wordpress, {storefront});
  return status === 204 ? done(request) : refuse(`It is set, but the storefront said ${status}.`);
}

const isForm = (request: Request) => request.headers.get('Content-Type')?.includes('form') ?? false;

/** A form comes back to the page, a test gets its answer. */
const done = (request: Request) =>
  isForm(request)
    ? new HttpResponse(null, {status: 303, headers: {Location: '/__control'}})
    : HttpResponse.json({ok: true});

const refuse = (message: string) => HttpResponse.json({message}, {status: 422});
