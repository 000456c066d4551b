import {lastingStorage} from '~/browser/browser-storage';

/** Beside `cart-storage`: whose cart that is (rules: The cart of an account). Nothing stands there for a guest. */
export const accountCartName = 'cart-account';

export const hasAccountCart = () => lastingStorage.read(accountCartName) !== null;
