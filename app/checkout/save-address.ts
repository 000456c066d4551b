import type {TypedAddress} from '~/forms/address-rules';
import {postJson} from '~/browser/fetch-json';

/**
 * Keeps the address with the account, behind the order's back: it outlives the page, which may be on its
 * way to the payment page, and when it fails the shopper types it again next time.
 */
export const saveAddress = (address: TypedAddress) =>
  void postJson('/account', address, () => null, {keepalive: true});
