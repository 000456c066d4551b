import {billingPrefix, checkoutMessages, type CheckoutMessage} from '~/content/messages/checkout';
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

/** An address as typed. */
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

/** What is said of the fields that are wrong, by their names. */
export type FieldProblems = Readonly<Partial<Record<string, string>>>;

/** What is wrong with a field of a form, by name: `sayProblem` says it. */
export interface FormProblem<Field extends string = string> {
  field: Field;
  code: CheckoutMessage;
}

export type AddressProblem = FormProblem<keyof AddressWithEmail>;

const secondAddress = 'billing-';

/** The same of the second address of a form. */
export const ofBilling = ({field, code}: FormProblem): FormProblem => ({
  field: secondAddress + field,
  code,
});

export function sayProblem({field, code}: FormProblem): string {
  const part = field.replace(secondAddress, '');
  const sentence = checkoutMessages[code];
  const said =
    typeof sentence === 'function'
      ? sentence(part as AddressPart, addressLimits[part as AddressPart])
      : sentence;
  return part === field ? said : billingPrefix + said;
}

type Rule = AddressRule<keyof AddressWithEmail>;
type AddressRule<Field> = [
  field: Field,
  code: CheckoutMessage,
  isRight: (typed: string) => boolean,
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

/** The required parts of an address that are missing, in the checkout's order. Where nothing is sent no street is needed. */
export const missingParts = (
  fields: AddressWithEmail,
  {isSent = true}: {isSent?: boolean} = {},
): AddressProblem[] =>
  requiredRules.flatMap(([field, code, isRight]) =>
    (isSent || field !== 'address1') && !isRight(fields[field]) ? {field, code} : [],
  );

/** Why no parcel can be sent to a complete address: asked after the card, too. */
export const deliveryProblems = (fields: TypedAddress): AddressProblem[] => [
  ...(Object.keys(addressLimits) as AddressPart[]).flatMap((field) =>
    fields[field].trim().length > addressLimits[field] ? {field, code: 'tooLong' as const} : [],
  ),
  ...deliveryRules.flatMap(([field, code, isRight]) =>
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
