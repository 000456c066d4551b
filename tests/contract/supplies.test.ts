import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {createSupplies} from '~adapters/supplies/woocommerce';
import {createOrder} from '~mocks/woocommerce/create-order';
import {changeStatus, markPaid} from '~mocks/woocommerce/order-changes';
import {sendReminders} from '~mocks/wordpress';
import {openWordPressMock} from '../support/wordpress-mock';
import {promisesAboutSupplies} from './promises-about-supplies';

promisesAboutSupplies(async () => {
  const {state, plugin, outbox} = openWordPressMock();
  const {shop} = state;
  const product = shop.products.find(({sku}) => sku === 'MV-W2');
  if (!product) throw new Error('The mocked shop has no such product');
  return {
    supplies: createSupplies(plugin),
    endable: createWooAccounts(plugin).mails,
    async order(email, quantity) {
      const made = createOrder(shop, {
        billing: {firstName: 'Eve', lastName: 'Stone', email},
        lineItems: [{productId: product.databaseId, quantity}],
      });
      markPaid(shop, made);
      return made.databaseId;
    },
    async giveBack(databaseId) {
      const order = shop.orders.find((known) => known.databaseId === databaseId);
      if (order) changeStatus(shop, order, 'REFUNDED');
    },
    remindOn: async (day) => sendReminders(state, day),
    mails: async () => outbox.mails,
  };
});
