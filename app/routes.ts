import {hydrogenRoutes} from '@shopify/hydrogen';
import {index, route, type RouteConfig} from '@react-router/dev/routes';

/** The site map: every address of the shop, one line each. */
export default hydrogenRoutes([
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('wordpress-product/:slug?', 'routes/catalogue-product.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('thank-you', 'routes/thank-you.tsx'),
  route('functions/loyalty', 'routes/functions.loyalty.ts'),
  route('functions/validate-discount', 'routes/functions.validate-discount.ts'),
  route('payment-return', 'routes/payment-return.tsx'),
  route('functions/create-woocommerce-order', 'routes/functions.create-woocommerce-order.ts'),
  route('functions/stripe-webhook', 'routes/functions.stripe-webhook.ts'),
  route('account/sign-in', 'routes/account.sign-in.ts'),
  route('account/sign-up', 'routes/account.sign-up.ts'),
  route('account/sign-out', 'routes/account.sign-out.ts'),
  route('account/resend', 'routes/account.resend.ts'),
  route('account/confirm', 'routes/account.confirm.ts'),
  route('account/reset', 'routes/account.reset.ts'),
  route('account/claim-sample', 'routes/account.claim-sample.ts'),
  route('functions/send-welcome-email', 'routes/functions.send-welcome-email.ts'),
  route('functions/send-contact-email', 'routes/functions.send-contact-email.ts'),
  route('*', 'routes/page-not-found.tsx'),
]) satisfies RouteConfig;
