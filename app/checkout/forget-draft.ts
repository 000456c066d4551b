import {tabStorage} from '~/browser/browser-storage';

export const draftName = 'checkout-draft';

/** After an order, and when the shopper signs out: the next one at this computer must not read it. */
export const forgetDraft = () => tabStorage.forget(draftName);
