import {toMailParts} from '~adapters/mail/mail-layout';
import {shopName} from '~/content/brand';
import {mailBrand} from '~/content/mails';

/** Who the shop's mails come from. */
export const from = `${shopName} <shop@bellyful.example>`;

/** WooCommerce's frame, in the storefront's look. */
export const {button, mailLayout, paragraph, smallPrint} = toMailParts(mailBrand);
