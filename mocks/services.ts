import {createOutbox, type Outbox} from './mail/outbox';
import {createPaymentState, type PaymentState} from './payments';
import {createScenarios, type Scenarios} from './scenarios';
import {addDemoAccounts, createSupabaseState, type SupabaseState} from './supabase';
import {createShop, resetShop, type Shop, type ShopOptions} from './woocommerce';

/** Everything the mocked services remember. */
export interface Services {
  shop: Shop;
  accounts: SupabaseState;
  payments: PaymentState;
  outbox: Outbox;
  scenarios: Scenarios;
}

export function createServices(options?: ShopOptions): Services {
  const outbox = createOutbox();
  const accounts = createSupabaseState({outbox});
  addDemoAccounts(accounts);
  return {
    shop: createShop(options),
    accounts,
    payments: createPaymentState(),
    outbox,
    scenarios: createScenarios(),
  };
}

/** Back to the first day, in place: handlers and tests keep what they hold. */
export function resetServices(services: Services, options?: ShopOptions): void {
  const {shop, accounts, payments, outbox, scenarios} = services;
  resetShop(shop, options);
  Object.assign(accounts, createSupabaseState({outbox}));
  addDemoAccounts(accounts);
  Object.assign(payments, createPaymentState());
  outbox.mails.splice(0);
  scenarios.clear();
}
