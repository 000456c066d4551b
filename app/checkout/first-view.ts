import {lastingStorage} from '~/browser/browser-storage';

const expectedName = 'expected-order';
const seenName = 'latest-order';

/** An order was made, perhaps still to be paid elsewhere: the next thank-you page for it ends its cart. */
export const expectThanks = (orderNumber: string) =>
  lastingStorage.write(expectedName, orderNumber);

/**
 * Whether this order is seen for the first time, in any tab: only then its cart is done with. A thank-you
 * page that is opened again must not empty the cart that was filled since.
 */
export function isFirstView(orderNumber: string): boolean {
  const isExpected = lastingStorage.read(expectedName) === orderNumber;
  if (!isExpected && lastingStorage.read(seenName) === orderNumber) return false;
  lastingStorage.forget(expectedName);
  lastingStorage.write(seenName, orderNumber);
  return true;
}
