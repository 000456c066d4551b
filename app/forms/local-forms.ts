import {
  anyForm,
  shopCountries,
  shopScope,
  type Address,
  type AddressForm,
  type AddressForms,
} from '~adapters/commerce';
import {languageTag} from '~/content/language';
import {addressLabels} from '~/content/labels/address';
import {localAddress, localLabels} from '~/content/labels/local-address';
import {usRegions} from '~/content/us-states';
import {
  autofill,
  localForms,
  type AddressPart,
  type Choices,
  type LocalAddresses,
  type LocalField,
  type LocalForm,
} from './address-rules';

/** Whether the shop sells to the United States alone, whose form the storefront has itself. */
export function isUsAlone(): boolean {
  const {selling, shipping} = shopCountries();
  return [...selling, ...shipping].every((code) => code === 'US');
}

const soldTo = () => [...new Set([...shopCountries().selling, ...shopCountries().shipping])];

/** What an address begins with. */
export function firstCountry(): string {
  const [first = '', second] = soldTo();
  return second === undefined ? first : '';
}

/** A wallet's order is billed to where it is sent. */
export const soldAndSent = (): string[] =>
  shopCountries().shipping.filter((code) => shopCountries().selling.includes(code));

export const isSentTo = (country: string): boolean =>
  isUsAlone() || shopCountries().shipping.includes(country);

const nameIn = new Intl.DisplayNames([languageTag], {type: 'region'});
const nameOfCountry = (code: string): string => nameIn.of(code) ?? code;

/** By its code or its name on these pages; what is none of the shop's is as it was said. */
export const codeOfCountry = (named: string): string =>
  soldTo().find((code) =>
    [code, nameOfCountry(code)].some((one) => one.toLowerCase() === named.toLowerCase()),
  ) ?? named;

const toChoices = (codes: readonly string[]): Choices => [
  ['', localAddress.chooseCountry],
  ...codes
    .map((code): Choices[number] => [code, nameOfCountry(code)])
    .toSorted(([, one], [, other]) => one.localeCompare(other, languageTag)),
];

/** What these addresses are asked by; undefined in a shop that sells to the United States alone. */
export async function localAddresses(
  {addressForms}: {addressForms: AddressForms},
  addresses: readonly (Pick<Address, 'country'> | null)[],
): Promise<LocalAddresses | undefined> {
  if (isUsAlone()) return undefined;
  const country = firstCountry();
  const countries = new Set([country, ...addresses.map((one) => one?.country ?? '')]);
  const forms = await readForms({addressForms}, [...countries]);
  const {selling, shipping} = shopCountries();
  const [sold, sent] = country === '' ? [toChoices(selling), toChoices(shipping)] : [[], []];
  return {country, billing: sold, shipping: sent, forms};
}

/** Before addresses of these countries are judged or written; none where `localAddresses` is undefined. */
export async function readForms(
  {addressForms}: {addressForms: AddressForms},
  countries: string[],
): Promise<LocalForm[]> {
  const abroad = soldTo().filter((code) => code !== 'US' && countries.includes(code));
  await Promise.all(abroad.map((code) => addressForms.read(code)));
  return countries.flatMap((code) => localForms.of?.(code) ?? []);
}

const formOf = (country: string): AddressForm =>
  shopScope().addressForms?.known(country) ?? anyForm(country);

localForms.of = (country) => {
  if (isUsAlone()) return undefined;
  if (!soldTo().includes(country)) return toLocalForm(anyForm(''), ['firstName', 'lastName']);
  return toLocalForm(country === 'US' ? ofUnitedStates : formOf(country));
};

const usual = anyForm('US');
const optional: readonly AddressPart[] = ['address2', 'phone'];
const ofUnitedStates: AddressForm = {
  ...usual,
  fields: usual.fields.map((field) => ({
    ...field,
    label: optional.includes(field.name) ? null : addressLabels[field.name],
    required: !optional.includes(field.name),
  })),
  states: Object.entries(usRegions),
};

const wide: readonly AddressPart[] = ['country', 'address1', 'address2', 'phone'];
const names: readonly AddressPart[] = ['firstName', 'lastName'];

/** Nothing stands beside it in a row of two. */
function isAlone(fields: AddressForm['fields'], place: number): boolean {
  const isWide = ({name}: {name: AddressPart}) => wide.includes(name);
  const following = fields[place + 1];
  const beside = place - 1 - fields.slice(0, place).findLastIndex(isWide);
  return (!following || isWide(following)) && beside % 2 === 0;
}

function toLocalForm({country, fields, states}: AddressForm, only?: AddressPart[]): LocalForm {
  const toField = (
    name: AddressPart,
    {label, required}: {label: string; required: boolean},
  ): LocalField => ({
    name,
    label: required ? label : localAddress.optional(label),
    autoComplete: autofill[name],
    missing: required ? localAddress.required(label) : undefined,
    options: name === 'state' && states ? [['', localAddress.choose], ...states] : undefined,
    width: wide.includes(name) ? 'col-span-full' : 'col-span-full sm:col-span-1',
  });
  const asked = fields.filter(({name}) => !only || only.includes(name));
  const lastName = asked.findLastIndex(({name}) => names.includes(name));
  const shown = asked.map(({name, label, required}, place) => ({
    ...toField(name, {label: label ?? localLabels[name], required}),
    ...(isAlone(asked, place) && {width: 'col-span-full'}),
    endsNames: place === lastName,
  }));
  const choosing = {
    ...toField('country', {label: localLabels.country, required: true}),
    missing: localAddress.chooseCountry,
  };
  return {country, fields: firstCountry() === '' ? [choosing, ...shown] : shown};
}

/** As the post wants it: in the United States as ever, elsewhere as the shop writes it. */
export function writeAddress(address: Omit<Address, 'phone'>): string {
  const {firstName, lastName, address1, address2, city, state, zipCode, country} = address;
  const isAbroad = shopCountries().base !== country;
  if (country === 'US' || isUsAlone()) {
    const lines = [`${firstName} ${lastName}`, address1, address2, `${city}, ${state} ${zipCode}`];
    return joinLines([...lines, isAbroad ? nameOfCountry(country) : '']);
  }
  const {states, format} = formOf(country);
  const texts: Record<string, string> = {
    first_name: firstName,
    last_name: lastName,
    name: `${firstName} ${lastName}`,
    address_1: address1,
    address_2: address2,
    city,
    state: states?.find(([code]) => code === state)?.[1] ?? state,
    state_code: state,
    postcode: zipCode,
    country: nameOfCountry(country),
  };
  const written = format.replaceAll(/\{([a-z_\d]+?)(_upper)?\}/g, (_, name: string, upper) =>
    upper ? (texts[name] ?? '').toLocaleUpperCase() : (texts[name] ?? ''),
  );
  return joinLines(written.split('\n'));
}

/** Without what is empty, and without blanks and commas before what is missing. */
const joinLines = (lines: string[]) =>
  lines
    .map((line) => line.replaceAll(/ +/g, ' ').replaceAll(/^[,\s]+|[,\s]+$/g, ''))
    .filter((line) => line !== '')
    .join('\n');
