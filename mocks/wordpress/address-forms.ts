import recorded from './address-forms.json';
import type {WordPressState} from './state';
import {refuse, route, type Call} from './rest';

type Recorded = Partial<
  Record<string, {fields: (string | boolean | null)[][]; states: string[][] | null; format: string}>
>;

/** As a real WooCommerce answered; of other countries the mocked shop says nothing. */
const forms = recorded as Recorded;

/** The postal codes of these countries, as WooCommerce stores them. */
const postcodes: Partial<Record<string, RegExp>> = {
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  JP: /^\d{3}-\d{4}$/,
  CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
};

export const addressFormRoutes = ({shop}: WordPressState) => [
  route('get', '/shop/address-forms/:country', ({params}: Call) => {
    const country = String(params['country']);
    const form = forms[country];
    if (!form) return refuse('rest_no_route', 'There is no such form.', 404);
    const isHere = shop.countries.base === country;
    return {
      fields: form.fields.map(([name, label, required]) => ({name, label, required})),
      states: form.states,
      format: isHere ? form.format.replace('{country}', '') : form.format,
    };
  }),
];

interface SentAddress {
  country: string;
  postcode?: string;
}

/** As WooCommerce stores it. */
export function toStored<Sent extends SentAddress>(address: Sent): Sent {
  const {country, postcode = ''} = address;
  if (country === 'US') return address;
  const plain = postcode.replaceAll(/[\s-]/g, '').toUpperCase();
  const parted = {JP: [3, '-'], CA: [plain.length - 3, ' ']} as const;
  const [at, between] = parted[country as keyof typeof parted] ?? [0, ''];
  return {...address, postcode: plain.slice(0, at) + between + plain.slice(at)};
}

/** What is wrong with these addresses, beside their fields. */
export const changesOfAddresses = (shipping: SentAddress, billing: SentAddress) =>
  [
    ['', shipping] as const,
    ...(shipping.postcode === billing.postcode ? [] : [['billing-', billing] as const]),
  ].flatMap(([prefix, address]) => {
    const {country, postcode = ''} = toStored(address);
    return (postcodes[country]?.test(postcode) ?? true)
      ? []
      : {
          kind: 'field',
          field: `${prefix}zipCode`,
          message: 'Postal code is not valid in this country',
        };
  });
