import {writeExamples} from './control/content-examples';
import {createOutbox, type Outbox} from './mail/outbox';
import {createPaymentState, type PaymentState} from './payments';
import {createScenarios, type Scenarios} from './scenarios';
import {
  addDemoUsers,
  createWordPressState,
  followOrders,
  followUsers,
  type WordPressState,
} from './wordpress';
import {createShop, resetShop, type Shop, type ShopOptions} from './woocommerce';

/** Everything the mocked services remember. */
export interface Services {
  shop: Shop;
  /** The shop's own accounts, ledger and mails. */
  wordpress: WordPressState;
  payments: PaymentState;
  outbox: Outbox;
  scenarios: Scenarios;
}

export function createServices(options?: ShopOptions): Services {
  const outbox = createOutbox();
  const shop = createShop(options);
  writeExamples({shop});
  const wordpress = createWordPressState({shop, outbox});
  addDemoUsers(wordpress);
  return {
    shop,
    wordpress,
    payments: createPaymentState(),
    outbox,
    scenarios: createScenarios(),
  };
}

/** Back to the first day, in place: handlers and tests keep what they hold. */
export function resetServices(services: Services, options?: ShopOptions): void {
  const {shop, wordpress, payments, outbox, scenarios} = services;
  resetShop(shop, options);
  writeExamples({shop});
  Object.assign(wordpress, createWordPressState({shop, outbox}));
  followOrders(wordpress);
  followUsers(wordpress);
  addDemoUsers(wordpress);
  Object.assign(payments, createPaymentState());
  outbox.mails.splice(0);
  scenarios.clear();
}
