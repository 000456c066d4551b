import type {MailBrand} from '~adapters/mail/mail-layout';

/** Whose shop it is by default. */
const ownBrand: MailBrand = {
  shopName: 'Bellyful',
  colors: {
    cream: '#fbf7ef',
    ink: '#24302a',
    inkSoft: '#55625a',
    leaf: '#2f5d46',
    line: '#e4dac8',
  },
};

let current = ownBrand;

/** Whose name stands in the mocked shop's texts, and whose colours in its mails. */
export const brand = (): MailBrand => current;

/** Before a shop is made. */
export function setBrand(given: MailBrand): void {
  current = given;
}
