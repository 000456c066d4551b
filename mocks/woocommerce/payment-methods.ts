import {brand} from '~mocks/brand';

/** A way of paying that the mocked shop has switched on. */
export interface OfferedMethod {
  id: string;
  title: string;
  description: string;
  instructions: string;
}

const cod: OfferedMethod = {
  id: 'cod',
  title: 'Cash on delivery',
  description: 'Pay with cash upon delivery.',
  instructions: 'Pay with cash upon delivery.',
};

const transfer: OfferedMethod = {
  id: 'bacs',
  title: 'Direct bank transfer',
  description: 'Make your payment directly into our bank account.',
  get instructions() {
    return `Please use your order number as the payment reference.\n${brand().shopName} Inc., First Bank, Account: 000123456789`;
  },
};

const cheque: OfferedMethod = {
  id: 'cheque',
  title: 'Check payments',
  description: 'Please send a check to our store.',
  get instructions() {
    return `Make it out to ${brand().shopName} Inc., 1 Orchard Lane, Portland, OR 97201.`;
  },
};

const card: OfferedMethod = {
  id: 'cards',
  title: 'Credit or debit card',
  description: 'Visa, Mastercard, American Express.',
  instructions: '',
};

const paypal: OfferedMethod = {...card, id: 'paypal', title: 'PayPal', description: ''};

/** Settings by name, for tests and the control page; `usual` is how the shop starts. */
export const offeredMethods = {
  usual: [card, cod],
  none: [],
  'later only': [cod, transfer, cheque],
  'online only': [card, paypal],
  all: [card, paypal, cod, transfer, cheque],
} satisfies Record<string, OfferedMethod[]>;

export const isOfferedName = (name: unknown): name is keyof typeof offeredMethods =>
  typeof name === 'string' && Object.hasOwn(offeredMethods, name);
