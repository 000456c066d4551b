import {billingPrefix, checkoutMessages, type CheckoutMessage} from '~/content/messages/checkout';
import {addressLabels} from '~/content/labels/address';
import {isUsRegion} from '~/content/us-states';
import {isEmailAddress} from './email-address';

/** Letters that each part of an address may have, everywhere: forms, the account, orders. */
export const addressLimits = {
  firstName: 60,
  lastName: 60,
  address1: 120,
  address2: 120,
  city: 80,
  state: 40,
  zipCode: 12,
  country: 40,
  phone: 30,
} as const;

export type AddressPart = keyof typeof addressLimits;

export type TypedAddress = Record<AddressPart, string>;

/** Without what nobody sees: hyphens that may break, direction marks, letters without a width (UTS 39, RFC 8264). */
export const toSeen = (typed: string): string =>
  typed.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]|[^\P{Cc}\s]/gu, '').trim();

/** An address as it is taken: of a label only what is printed on it. */
export const toSeenAddress = (typed: TypedAddress): TypedAddress =>
  Object.fromEntries(
    Object.entries(typed).map(([part, text]) => [part, toSeen(text)]),
  ) as TypedAddress;

export interface AddressWithEmail extends TypedAddress {
  email: string;
}

export interface LocalField {
  name: AddressPart;
  label: string;
  autoComplete: string;
  /** What is said of it where it is required and empty. */
  missing?: string | undefined;
  options?: readonly (readonly [value: string, label: string])[] | undefined;
  /** The class of its place in a grid of two columns. */
  width?: string | undefined;
  /** Its reader's e-mail address is asked below it. */
  endsNames?: boolean | undefined;
}

/** What browsers fill each part in by. */
export const autofill: Record<AddressPart, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zipCode: 'postal-code',
  country: 'country',
  phone: 'tel',
};

/** In a shop that sells to the United States alone. */
export const usField = (name: AddressPart, width?: string): LocalField => ({
  name,
  label: addressLabels[name],
  autoComplete: autofill[name],
  width,
});

/** What a part is typed with, and how much of it. */
export const typingOf = (name: AddressPart, isInStates: boolean) => ({
  type: name === 'phone' ? 'tel' : undefined,
  inputMode: name === 'zipCode' && isInStates ? ('numeric' as const) : undefined,
  maxLength: addressLimits[name],
});

export interface LocalForm {
  country: string;
  fields: readonly LocalField[];
}

export type Choices = [code: string, name: string][];

/** What a form needs that asks for addresses of more than the United States. */
export interface LocalAddresses {
  /** What an address begins with: the only country, or none. */
  country: string;
  /** By their names; none where there is one only. */
  billing: Choices;
  shipping: Choices;
  /** Those that the page opens with. */
  forms: LocalForm[];
}

/** Of a shop that does not sell to the United States alone: set by its pages, and on the server. */
export const localForms: {of?: (country: string) => LocalForm | undefined} = {};

const learned: Partial<Record<string, LocalForm>> = {};

/** In a browser; where a country's form has not come there are the fields of none. */
export function learnForms(forms: readonly LocalForm[] = []): void {
  for (const form of forms) learned[form.country] = form;
  localForms.of = (country) => learned[country] ?? learned[''];
}

/** What is said of the fields that are wrong, by their names. */
export type FieldProblems = Readonly<Partial<Record<string, string>>>;

/** What is wrong with a field of a form, by name: `sayProblem` says it. */
export interface FormProblem<Field extends string = string> {
  field: Field;
  code: CheckoutMessage;
  /** In the place of the code's own words. */
  message?: string | undefined;
}

export type AddressProblem = FormProblem<keyof AddressWithEmail>;

const secondAddress = 'billing-';

/** The same of the second address of a form. */
export const ofBilling = ({field, ...problem}: FormProblem): FormProblem => ({
  field: secondAddress + field,
  ...problem,
});

export function sayProblem({field, code, message}: FormProblem): string {
  const part = field.replace(secondAddress, '');
  const sentence = checkoutMessages[code];
  const said =
    message ??
    (typeof sentence === 'function'
      ? sentence(part as AddressPart, addressLimits[part as AddressPart])
      : sentence);
  return part === field ? said : billingPrefix + said;
}

type Rule = AddressRule<keyof AddressWithEmail>;
type AddressRule<Field> = [
  field: Field,
  code: CheckoutMessage,
  isRight: (typed: string) => boolean,
  message?: string,
];

const isZipCode = (typed: string) => /^\d{5}(-\d{4})?$/.test(typed.trim());

const isGiven = (typed: string) => typed.trim() !== '';

const requiredRules: Rule[] = [
  ['firstName', 'firstNameRequired', isGiven],
  ['lastName', 'lastNameRequired', isGiven],
  ['email', 'emailRequired', isGiven],
  ['address1', 'addressRequired', isGiven],
  ['city', 'cityRequired', isGiven],
  ['state', 'stateRequired', isGiven],
  ['zipCode', 'zipCodeRequired', isGiven],
  ['email', 'emailInvalid', isEmailAddress],
];

/** Only what a parcel can be sent to. */
const deliveryRules: AddressRule<AddressPart>[] = [
  ['country', 'country', (typed) => typed === 'US'],
  ['state', 'state', isUsRegion],
  ['zipCode', 'zipCode', isZipCode],
];

/** Elsewhere the shop itself says what is right (rules: Addresses). */
function rulesOf(country: string): [required: Rule[], delivery: AddressRule<AddressPart>[]] {
  const form = country !== 'US' && localForms.of?.(country);
  if (!form) return [requiredRules, deliveryRules];
  const required = form.fields.flatMap(({name, missing}): Rule[] =>
    missing ? [[name, 'addressRequired', isGiven, missing]] : [],
  );
  return [[...required, ...requiredRules.filter(([field]) => field === 'email')], []];
}

/** The required parts of an address that are missing, in the checkout's order. Where nothing is sent no street is needed. */
export const missingParts = (
  fields: AddressWithEmail,
  {isSent = true}: {isSent?: boolean} = {},
): AddressProblem[] =>
  rulesOf(fields.country)[0].flatMap(([field, code, isRight, message]) =>
    (isSent || field !== 'address1') && !isRight(fields[field]) ? {field, code, message} : [],
  );

/** Why no parcel can be sent to a complete address: asked after the card, too. */
export const deliveryProblems = (fields: TypedAddress): AddressProblem[] => [
  ...(Object.keys(addressLimits) as AddressPart[]).flatMap((field) =>
    fields[field].trim().length > addressLimits[field] ? {field, code: 'tooLong' as const} : [],
  ),
  ...rulesOf(fields.country)[1].flatMap(([field, code, isRight]) =>
    isRight(fields[field]) ? [] : {field, code},
  ),
];

/** What keeps an address from being ordered to, the same in the account and at the checkout, or null. */
export const findAddressProblem = (fields: AddressWithEmail): AddressProblem | null =>
  [...missingParts(fields), ...deliveryProblems(fields)][0] ?? null;

/** What is wrong with a field that was filled and left; an empty one says nothing before the order. */
export function findTypedProblem(field: keyof AddressWithEmail, typed: string): string | null {
  if (!isGiven(typed)) return null;
  if (field === 'email') return isEmailAddress(typed) ? null : checkoutMessages.emailInvalid;
  if (field === 'zipCode') return isZipCode(typed) ? null : checkoutMessages.zipCode;
  return null;
}
