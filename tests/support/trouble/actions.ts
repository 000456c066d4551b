import {accountLabels, confirmLabels, resetLabels} from '~/content/account';
import {emailReminder} from '~/content/campaigns';
import {accountMessages} from '~/content/messages/accounts';
import {contactMessages} from '~/content/contact';
import {discountMessages} from '~/content/messages/discounts';
import {loadCauses} from '~/content/connection';
import {serverCartMessages} from '~/content/messages/server-cart';
import {stockNoticeWords} from '~/content/messages/stock-notice';
import type {Says} from './pages';
import {aCall, aForm, aNewEmail, doneOnce, placeAnOrder, words, type TriedAction} from './presses';

const unexpected = (status: number): Says => [status, words(accountMessages.unexpected)];

const aMessage = () => ({
  name: 'Ada Miller',
  email: aNewEmail(),
  subject: 'Product Question',
  message: 'Which konjac is the softest?',
});

const anAddress = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: '12 Elm Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
};

const place = {country: 'US', state: 'OR', zipCode: '97201', city: 'Portland'};

export const triedActions: TriedAction[] = [
  {
    name: 'placing an order',
    operations: ['graphql', 'plugin', 'database', 'payments', 'mail'],
    begin: placeAnOrder,
  },
  {
    name: 'trying a code',
    operations: ['graphql', 'plugin', 'database'],
    begin: aCall(
      '/functions/validate-discount',
      {code: 'GETSTARTED', cartTotal: 5000, items: [{id: 'wp-130', quantity: 2}]},
      [
        [200, /"valid":/],
        [503, words(discountMessages.notChecked)],
      ],
    ),
  },
  {
    name: 'asking for a passkey',
    operations: ['plugin'],
    begin: aCall('/functions/session', {step: 'sign-in', email: ''}, [[200, /"challenge":/]]),
  },
  {
    name: 'asking for the tax',
    operations: ['graphql', 'plugin'],
    begin: aCall(
      '/functions/tax',
      {
        lines: [{id: 'wp-130', quantity: 2, total: 853}],
        shipping: 497,
        billing: place,
        shippingAddress: place,
      },
      [
        [200, /"isKnown":true/],
        [503, /"isKnown":false/],
      ],
    ),
  },
  {
    name: 'adding up what a cart holds',
    operations: ['graphql'],
    begin: aCall('/functions/adds-up', {items: 'womens-multi-vitamin wp-158'}, [
      [200, /"over":null/],
      [503, /"over":null/],
    ]),
  },
  {
    name: 'writing to support',
    operations: ['plugin', 'database', 'mail'],
    begin(browser) {
      const message = aMessage();
      const form = aForm(
        '/contact',
        'Send Message',
        () => message,
        [200, words(contactMessages.sent)],
        [[422, words(contactMessages.failed)]],
      );
      return doneOnce(
        form(browser),
        ({backend}) => backend.outbox.mails.filter(({replyTo}) => replyTo === message.email).length,
      );
    },
  },
  {
    name: 'signing in',
    operations: ['plugin', 'database', 'auth'],
    begin: aForm(
      '/account/sign-in',
      'Sign In',
      () => ({email: 'demo@bellyful.example', password: 'Bellyful-1!'}),
      [200, /^\/account .*My account/],
      [unexpected(422), [503, words(loadCauses.noAnswer)]],
    ),
  },
  {
    name: 'creating an account',
    operations: ['plugin', 'database', 'auth', 'mail'],
    begin: aForm(
      '/account/sign-up',
      'Create Account',
      () => ({email: aNewEmail(), password: 'Plum-tree-1!'}),
      [200, /^\/account .*My account/],
      [unexpected(422), [503, words(loadCauses.noAnswer)]],
    ),
  },
  {
    name: 'asking to be told what is back',
    operations: ['graphql', 'plugin', 'database', 'stock-requests'],
    begin: aForm(
      '/back-in-stock?product=142',
      'Tell me',
      () => ({email: aNewEmail()}),
      [200, words(stockNoticeWords.checkInbox)],
      [[422, words(stockNoticeWords.failed)]],
    ),
  },
  {
    name: 'changing the wish list',
    operations: ['plugin', 'database', 'auth'],
    needsSignIn: true,
    begin: aCall('/functions/wishes', {add: ['wp-130'], remove: []}, [
      [200, /"ids":\[/],
      [503, /"ids":null/],
    ]),
  },
  {
    name: 'asking for a new password',
    operations: ['plugin', 'database', 'account-mail'],
    begin: aForm(
      '/account/reset',
      resetLabels.send,
      () => ({email: aNewEmail()}),
      [200, words(accountMessages.resetSent)],
      [unexpected(422)],
    ),
  },
  {
    name: 'asking for the confirmation again',
    operations: ['plugin', 'database', 'account-mail'],
    begin: aForm(
      '/account/resend',
      emailReminder.resend,
      () => ({email: aNewEmail()}),
      [200, words(accountMessages.confirmationSent)],
      [unexpected(422)],
    ),
  },
  {
    name: 'confirming an address',
    operations: ['plugin', 'database', 'auth'],
    begin: aForm(
      '/account/confirm?token_hash=1.made-up',
      confirmLabels.confirm,
      () => ({password: 'Plum-tree-1!'}),
      [422, words(accountMessages.linkExpired)],
      [unexpected(422)],
    ),
  },
  {
    name: 'saving the address',
    operations: ['plugin', 'database', 'auth'],
    needsSignIn: true,
    begin: aForm(
      '/account',
      accountLabels.saveAddress,
      () => anAddress,
      [200, words(accountLabels.addressSaved)],
      [
        [422, words(accountLabels.addressFailed)],
        [503, words(accountLabels.addressFailed)],
      ],
    ),
  },
  {
    name: 'signing out',
    operations: ['plugin', 'auth'],
    needsSignIn: true,
    begin: aForm('/account', 'Sign Out', () => ({}), [200, /^\/ /], []),
  },
  {
    name: 'adding to the cart by a plain form',
    operations: ['graphql', 'plugin'],
    begin: aForm(
      '/wordpress-product/konjac-spaghetti',
      'Add to Cart - $4.49',
      () => ({}),
      [200, /^\/cart .*Konjac Spaghetti/],
      [[503, words(serverCartMessages.shopAway)]],
    ),
  },
];
