import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {createStockNotices} from '~adapters/back-in-stock/woocommerce';
import {mailWhatReturned} from '~mocks/wordpress';
import {openWordPressMock} from '../support/wordpress-mock';
import {promisesAboutStockNotices} from './promises-about-stock-notices';

promisesAboutStockNotices(async () => {
  const {state, plugin, outbox} = openWordPressMock();
  const simple = state.shop.products.find(({variations}) => variations.length === 0);
  const family = state.shop.products.find(({variations}) => variations.length > 1);
  const variation = family?.variations[0];
  if (!simple || !family || !variation) throw new Error('The mocked shop sells too little');
  const setStock = async (units: number) => {
    simple.stock = units;
    variation.stock = units;
    mailWhatReturned(state);
  };
  await setStock(0);
  return {
    notices: createStockNotices(plugin),
    endable: createWooAccounts(plugin).mails,
    simple,
    family: {databaseId: family.databaseId, variationId: variation.databaseId},
    setStock,
    mails: async () => outbox.mails,
  };
});
