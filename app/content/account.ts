import {byRules} from './shop-rules';
import {shopName} from './brand';

/** Of every page of the account. */
export const accountMetaDescription = `Your account at ${shopName}.`;

/** The dialog and the pages of the account. */
export const authLabels = {
  signIn: 'Sign In',
  signUp: 'Create Account',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: 'Forgot your password?',
  toSignUp: 'New here?',
  toSignIn: 'Already have an account?',
  signInText: 'Welcome back. Sign in to see your orders and check out faster.',
  get signUpText() {
    return `Keep your orders in one place${byRules(HAS.freeSample ? ', claim your free sample and unlock member offers' : ' and check out faster', ' and check out faster')}.`;
  },
  passwordHint:
    'At least 8 characters, with one uppercase letter, one number and one special character.',
  resend: 'Send the confirmation again',
  close: 'Continue Shopping',
  nextStep: 'The link in our email confirms your address. You can keep shopping in the meantime.',
} as const;

export const resetLabels = {
  title: 'Reset your password',
  text: 'Tell us your email and we will send you a link to choose a new password.',
  send: 'Send the link',
  newTitle: 'Choose a new password',
  save: 'Save new password',
  askAgain: 'Ask for a new link',
  backToSignIn: 'Back to Sign In',
} as const;

export const confirmLabels = {
  title: 'Confirm your email',
  text: 'Enter the password that you chose when you signed up, and your account is ready.',
  changeText: 'Enter the password of your account, and this is its email from now on.',
  signedInText: 'One press, and your account is ready.',
  confirm: 'Confirm my email',
  /** For a forgotten password, or an address that another signed up with. */
  toNew: 'I don’t know the password',
  newText:
    'Choose a password, and your account is ready. Whoever signed up with another one is signed out for good.',
  confirmNew: 'Save and confirm',
  toKnown: 'I know the password',
  resendTitle: 'Send the confirmation again',
  resendText: 'We will send a fresh link to the email of your account.',
} as const;

export const accountLabels = {
  title: 'My account',
  email: 'Email',
  orders: 'My orders',
  supplies: 'What I take',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  addressTitle: 'Shipping address',
  addressText: 'We fill it in for you at checkout.',
  addressOfOrder: 'Your last order goes here. Save it, and we fill it in at your next checkout.',
  saveAddress: 'Save address',
  security: 'Sign-in and security',
  addressShown: 'Edit the address',
  addressSaved: 'Your address is saved.',
  addressFailed: 'We could not save your address. Please try again.',
  addressUnavailable: 'We could not load your saved address just now. Please try again later.',
} as const;

/** The address book. */
export const bookLabels = {
  first: 'Filled in at checkout',
  edit: 'Edit',
  prefer: 'Use at checkout',
  remove: 'Delete',
  change: (address: string) => `Edit: ${address}`,
  usually: (address: string) => `Use at checkout: ${address}`,
  without: (address: string) => `Delete: ${address}`,
  add: 'Add another address',
  another: 'Another address',
} as const;

export const securityLabels = {
  title: 'Sign-in and security',
  name: 'Your name',
  nameText: 'Our emails greet you by it.',
  firstName: 'First name',
  lastName: 'Last name',
  saveName: 'Save name',
  emailText: (email: string) =>
    `You sign in with ${email}. We send a link to the new address; until you follow it, nothing changes.`,
  newEmail: 'New email',
  changeEmail: 'Send the link',
  passwordTitle: 'Password',
  passwordText: 'A new password signs you out on every other device.',
  changePassword: 'Change password',
  presentPassword: 'Current password',
  wrongPassword: 'That is not your password. Please try again.',
  devices: 'Signed-in devices',
  devicesText:
    'Every device your account is signed in on. Sign out any you do not recognize, then change your password.',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'A device',
  since: (date: string) => `Signed in on ${date}`,
  thisDevice: 'This device',
  end: 'Sign out',
  endOne: (device: string) => `Sign out: ${device}`,
  endAll: 'Sign out everywhere',
  unavailable: 'We could not look up your devices just now. Please try again later.',
  data: 'Your data',
  dataText:
    'Everything the shop stores about you as one file: your account, orders, reviews and wishes. The link in our email works for three days.',
  export: 'Email me my data',
  toDeletion: 'Delete my account',
  done: {
    name: 'Your name is saved.',
    email: (email: string) =>
      `If ${email} has no account yet, a link is on its way to it. Until you follow it, you sign in as before.`,
    password: 'Your password is changed, and every other device is signed out.',
    sessions: 'That device is signed out.',
    export: (email: string) => `We are putting your data together. The link goes to ${email}.`,
  },
} as const;

export const deletionLabels = {
  title: 'Delete my account',
  text: 'Deleting your account cannot be undone.',
  goes: 'What goes, at once or within minutes',
  gone: [
    'Your sign-in on every device, your name and your addresses',
    'Your wish list, reminders and notices of products that are back',
    'Payment methods that you saved',
    'What other parts of this shop store under your email, as far as they say so to it',
  ],
  stays: 'What stays',
  kept: [
    'Your orders, as long as tax and accounting law asks us to keep them. They can still be followed by the link in their emails.',
    'Reviews, without your name and email',
    'That an offer for new customers was used, as a code that nobody can read back',
  ],
  confirm: 'Delete my account for good',
  keep: 'Keep my account',
  done: 'Your account is deleted. An email follows once all of it is gone.',
} as const;

export const orderHistoryLabels = {
  title: 'My orders',
  newest: 'Your last order',
  emptyTitle: 'No orders yet',
  emptyText: 'Once you order with this email, you will find everything here.',
  browse: 'Browse products',
  unconfirmedTitle: 'Confirm your email to see your orders',
  unconfirmedText: (email: string) =>
    `Orders are listed by email, so we first make sure that ${email} is yours.`,
  failed: 'We could not load your orders just now. Please try again in a minute.',
  retry: 'Try again',
  order: (orderNumber: string) => `Order ${orderNumber}`,
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  totals: {
    subtotal: 'Subtotal',
    discount: 'Discounts',
    shipping: 'Shipping',
    tax: 'Tax',
    other: 'Fees',
    rounding: 'Rounding',
    includedTax: 'Tax in the total',
    total: 'Total',
  },
  orderAgain: 'Order again',
  adding: 'Adding...',
  again: {
    added: (count: number) => `${count} ${count === 1 ? 'item is' : 'items are'} in your cart.`,
    price: (name: string, now: string, before: string) =>
      `${name} is now ${now}; it was ${before}.`,
    fewer: (name: string, count: number) => `Only ${count} of ${name} left.`,
    missing: (names: readonly string[]) => `Not available right now: ${names.join(', ')}.`,
    nothing: 'None of these items can be ordered right now.',
    failed: 'We could not look up these items. Please try again.',
  },
} as const;

/** Among the names of systems, which are names. */
export const appleDevice = 'iPhone or iPad';
