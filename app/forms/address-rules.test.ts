import {expect, test} from 'vitest';
import {billingPrefix, checkoutMessages} from '~/content/messages/checkout';
import {
  addressLimits,
  findAddressProblem,
  missingParts,
  findTypedProblem,
  ofBilling,
  type AddressWithEmail,
  sayProblem,
} from './address-rules';

const right: AddressWithEmail = {
  firstName: 'Ada',
  lastName: 'Miller',
  email: 'ada@example.com',
  phone: '',
  address1: '12 Orchard Lane',
  address2: '',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};

test('nobody needs the street where nothing is sent, and all else is needed', () => {
  expect(missingParts({...right, address1: ''}, {isSent: false})).toEqual([]);
  expect(missingParts({...right, address1: ''})).toMatchObject([{field: 'address1'}]);
  expect(missingParts({...right, city: ''}, {isSent: false})).toMatchObject([{field: 'city'}]);
});

test.each<[keyof AddressWithEmail, string]>([
  ['firstName', checkoutMessages.firstNameRequired],
  ['lastName', checkoutMessages.lastNameRequired],
  ['email', checkoutMessages.emailRequired],
  ['address1', checkoutMessages.addressRequired],
  ['city', checkoutMessages.cityRequired],
  ['state', checkoutMessages.stateRequired],
  ['zipCode', checkoutMessages.zipCodeRequired],
])('an empty %s is asked for, of the second address by its name', (field, said) => {
  const [problem = expect.fail('nothing is missing')] = missingParts({...right, [field]: ' '});
  expect(sayProblem(problem)).toBe(said);
  const second = ofBilling(problem);
  expect(second.field).toBe(`billing-${field}`);
  expect(sayProblem(second)).toBe(billingPrefix + said);
});

test('an address is stopped at what is missing before what no parcel can be sent to', () => {
  expect(findAddressProblem(right)).toBeNull();
  expect(findAddressProblem({...right, country: 'CA'})).toMatchObject({field: 'country'});
  expect(findAddressProblem({...right, country: 'CA', city: ''})).toMatchObject({field: 'city'});
});

test.each(Object.entries(addressLimits))(
  '%s may have %i letters, not counting blanks around',
  (part, most) => {
    const problemWith = (typed: string) => {
      const problem = findAddressProblem({...right, [part]: typed});
      return problem && sayProblem(problem).match(/too long.*/)?.[0];
    };
    expect(problemWith(` ${'x'.repeat(most)} `) ?? null).toBeNull();
    expect(problemWith('x'.repeat(most + 1))).toBe(`too long (${most} letters at most)`);
  },
);

test.each(['97201', ' 97201 ', '97201-1234'])(
  'a parcel can be sent to the ZIP code "%s"',
  (zipCode) => {
    expect(findAddressProblem({...right, zipCode})).toBeNull();
  },
);

test.each(['9720', '197201', '97201-', '97201-1', '97201-12345', '97201-abcd', 'OR 97201'])(
  'none can be sent to "%s"',
  (zipCode) => {
    expect(findAddressProblem({...right, zipCode})).toMatchObject({field: 'zipCode'});
  },
);

test.each<[keyof AddressWithEmail, string, string | null]>([
  ['email', '', null],
  ['email', ' ', null],
  ['email', 'ada@example.com', null],
  ['email', 'ada@example', 'Invalid email format'],
  ['zipCode', '', null],
  ['zipCode', '97201', null],
  ['zipCode', 'ada@example.com', 'ZIP code must have 5 digits'],
  ['city', 'x', null],
])('of %s, left as "%s", is said: %s', (field, typed, message) => {
  expect(findTypedProblem(field, typed)).toBe(message);
});
