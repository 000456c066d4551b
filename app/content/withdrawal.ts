import type {PageMeta} from './text';
import {shopName} from './brand';

/** Withdrawing from the contract of an order, where the law of a country asks it (rules: What a country's law asks). */
export const withdrawalWords = {
  meta: {
    title: 'Withdraw from contract',
    description: `Withdraw from the contract of an order of ${shopName}, all of it or single items.`,
  } satisfies PageMeta,
  title: 'Withdrawal from the contract',
  /** The law's own words. */
  button: 'Withdraw from contract here',
  ask: 'You can withdraw from the contract, without saying why.',
  askUntil: (until: string) =>
    `You can withdraw from the contract until ${until}, without saying why.`,
  heading: (orderNumber: string) => `Withdraw from the contract of order ${orderNumber}`,
  firstStep: 'Choose from what you withdraw. Nothing is sent before you confirm it.',
  secondStep: 'Please confirm your withdrawal.',
  lines: 'I withdraw from the contract of',
  item: (quantity: number, name: string) => `${quantity} × ${name}`,
  exceptions: {
    sealed: 'Sealed for hygiene: no right of withdrawal once it is opened.',
    perishable: 'Perishable: there is no right of withdrawal.',
  },
  name: 'Your name',
  email: 'Email for the acknowledgment',
  emailHint: 'It always goes to the address of your order, and to this one, too.',
  goOn: 'Continue',
  confirmText: (orderNumber: string) => `I withdraw from the contract of order ${orderNumber} for:`,
  confirm: 'Confirm withdrawal',
  change: 'Change it',
  back: 'Back to my order',
  withdrawnOn: (time: string) => `Withdrawn on ${time}:`,
  next: 'Please send these items back within 14 days. Your money comes back within 14 days; we may wait for it until they have come back, or you have shown that you sent them.',
  contact:
    'To withdraw from the contract of an order, open its page: by the link in our emails about it, or in your account. If you have neither, use this form.',
  noLine: 'Please choose at least one item.',
  noName: 'Please enter your name, in at most 200 characters.',
  badEmail: 'Please enter a valid email address, or leave it empty.',
  over: 'Nobody can withdraw from these items any more. Please write to us.',
  failed: 'We could not take this just now. Please try again in a minute: it will not count twice.',
} as const;
