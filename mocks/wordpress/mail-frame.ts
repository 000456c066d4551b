import {toMailParts} from '~adapters/mail/mail-layout';
import {brand} from '~mocks/brand';
import {environment} from '~mocks/disk';

type Parts = ReturnType<typeof toMailParts>;

/** Who the shop's mails come from. */
export const sender = () => `${brand().shopName} <shop@bellyful.example>`;

/** Where the Node host opens the shop that this process stands behind. */
export const storefrontAddress = () => `http://127.0.0.1:${environment['PORT'] ?? '3000'}`;

/** WooCommerce's frame, in the storefront's look. */
const parts = () => toMailParts(brand());

export const button: Parts['button'] = (...given) => parts().button(...given);
export const mailLayout: Parts['mailLayout'] = (...given) => parts().mailLayout(...given);
export const paragraph: Parts['paragraph'] = (...given) => parts().paragraph(...given);
export const smallPrint: Parts['smallPrint'] = (...given) => parts().smallPrint(...given);
