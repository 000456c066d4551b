import type {Stripe} from 'stripe';
import type {PayingShopper} from './payment-gateway';

/** Opens the fields for a shopper with an account, who may use, add and remove saved payment methods. */
export async function openSavedMethods(stripe: Stripe, shopper: PayingShopper): Promise<string> {
  const session = await stripe.customerSessions.create({
    customer: await requireCustomer(stripe, shopper),
    components: {
      payment_element: {
        enabled: true,
        features: {
          payment_method_redisplay: 'enabled',
          payment_method_remove: 'enabled',
          payment_method_save: 'enabled',
          payment_method_save_usage: 'on_session',
        },
      },
    },
  });
  return session.client_secret;
}

/**
 * The customer that Stripe stores for an account. Stripe's list by e-mail is always up to date, its search is not;
 * the account's id in it keeps apart two accounts that have had the same address.
 */
export async function requireCustomer(
  stripe: Stripe,
  {id: shopper, email}: PayingShopper,
): Promise<string> {
  const {data} = await stripe.customers.list({email, limit: 100});
  const known = data.find(({metadata}) => metadata['shopper'] === shopper);
  if (known) return known.id;
  const made = await stripe.customers.create(
    {email, metadata: {shopper}},
    {idempotencyKey: `customer:${shopper}:${email}`},
  );
  return made.id;
}
