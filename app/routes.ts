import type * as content from './content/static-product-keys';
import {hydrogenRoutes} from '@shopify/hydrogen';
import {capabilitiesOf, ownFile} from '../build/own-content';
import {addsUpRoutes} from './adds-up/routes';
import {stockNoticeRoutes} from './back-in-stock/routes';
import {freeSampleRoutes} from './free-sample/routes';
import {journalRoutes} from './journal/routes';
import {recipeRoutes} from './recipes/routes';
import {reviewRoutes} from './reviews/routes';
import {supplyRoutes} from './supplies/routes';
import {wishRoutes} from './wishes/routes';
import {index, route, type RouteConfig, type RouteConfigEntry} from '@react-router/dev/routes';

/** The router reads this file without the build's plugins. */
const {staticProductKeys} = (await import(
  /* @vite-ignore */ ownFile('static-product-keys.ts')
)) as typeof content;

const has = capabilitiesOf();
const where = (isHad: boolean | undefined, routes: RouteConfigEntry[]) => (isHad ? routes : []);

/** The site map: every address of the shop, one line each. */
export default hydrogenRoutes([
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('contact', 'routes/contact.tsx'),
  ...where(has['wellness'], [
    route('what-it-is-how-it-works', 'routes/explainer.tsx'),
    route('keto-brands', 'routes/keto-brands.tsx'),
    route(':pageKey', 'routes/companion.tsx'),
  ]),
  ...where(has['recipes'], recipeRoutes),
  route('terms', 'routes/policy.tsx', {id: 'terms'}),
  route('privacy', 'routes/policy.tsx', {id: 'privacy'}),
  route('shipping', 'routes/policy.tsx', {id: 'shipping'}),
  route('refund', 'routes/policy.tsx', {id: 'refund'}),
  ...where(has['journal'], journalRoutes),
  route('preview/:token/*', 'routes/preview.tsx'),
  route('products', 'routes/products.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('finder', 'routes/finder.tsx'),
  route('wordpress-product/:slug?', 'routes/catalogue-product.tsx'),
  ...staticProductKeys
    .filter((key) => key !== 'free-sample')
    .map((key) => route(key, 'routes/built-in-product.tsx', {id: key})),
  ...where(has['freeSample'], freeSampleRoutes),
  ...where(has['offers'], [
    route('opt/trg/starterdiscount', 'routes/offer.bundle.tsx'),
    route('Konj/trg/starterdiscount', 'routes/offer.konjac.tsx'),
    route('Konj/trg/starterdiscount/:slug', 'routes/offer.konjac-product.tsx'),
  ]),
  ...where(has['backInStock'], stockNoticeRoutes),
  ...where(has['wishes'], wishRoutes),
  route('cart', 'routes/cart.tsx'),
  ...where(has['addsUp'], addsUpRoutes),
  route('checkout', 'routes/checkout.tsx'),
  route('thank-you', 'routes/thank-you.tsx'),
  route('orders/:number', 'routes/order.tsx'),
  ...where(has['reviews'], reviewRoutes),
  ...where(has['supplies'], supplyRoutes),
  route('orders/:number/problem', 'routes/order.problem.tsx'),
  route('orders/:number/withdrawal', 'routes/order.withdrawal.tsx'),
  route('functions/session', 'routes/functions.session.ts'),
  route('functions/loyalty', 'routes/functions.loyalty.ts'),
  route('functions/search', 'routes/functions.search.ts'),
  route('functions/product-groups', 'routes/functions.product-groups.ts'),
  route('functions/adds-up', 'routes/functions.adds-up.ts'),
  route('functions/tax', 'routes/functions.tax.ts'),
  route('functions/address-form', 'routes/functions.address-form.ts'),
  route('functions/express', 'routes/functions.express.ts'),
  route('functions/server-cart', 'routes/functions.server-cart.ts'),
  route('functions/validate-discount', 'routes/functions.validate-discount.ts'),
  route('payment-return', 'routes/payment-return.tsx'),
  route('functions/create-woocommerce-order', 'routes/functions.create-woocommerce-order.ts'),
  route('functions/saved-payments', 'routes/functions.saved-payments.ts'),
  route('functions/stripe-webhook', 'routes/functions.payment-webhook.ts'),
  route('functions/csp-reports', 'routes/functions.csp-reports.ts'),
  route('functions/shop-changed', 'routes/functions.shop-changed.ts'),
  route('account', 'routes/account.tsx'),
  route('account/orders', 'routes/account.orders.tsx'),
  route('account/security', 'routes/account.security.tsx'),
  route('account/delete', 'routes/account.delete.tsx'),
  route('account/mails', 'routes/account.mails.tsx'),
  route('functions/*', 'routes/functions.unknown.ts'),
  route('account/sign-in', 'routes/account.sign-in.tsx'),
  route('account/sign-up', 'routes/account.sign-up.tsx'),
  route('account/sign-out', 'routes/account.sign-out.ts'),
  route('account/resend', 'routes/account.resend.tsx'),
  route('account/confirm', 'routes/account.confirm.tsx'),
  route('account/reset', 'routes/account.reset.tsx'),
  route('functions/send-welcome-email', 'routes/functions.send-welcome-email.ts'),
  route('functions/send-contact-email', 'routes/functions.send-contact-email.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('llms.txt', 'routes/llms.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('*', 'routes/page-not-found.tsx'),
]) satisfies RouteConfig;
