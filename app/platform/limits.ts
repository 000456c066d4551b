export interface Limit {
  tries: number;
  windowSeconds: number;
}

export interface Limits {
  network?: Limit;
  account?: Limit;
  session?: Limit;
}

const minutes = 60;
const hours = 3600;

const most = (tries: number, windowSeconds: number): Limit => ({tries, windowSeconds});

/**
 * How often something may be tried (rules: Limits on tries): from one network, for one account wherever from,
 * and in one browser's session. The mails' limits count the address that they go to.
 */
const limits = {
  'sign-in': {network: most(30, 5 * minutes), account: most(10, 15 * minutes)},
  'sign-up': {network: most(10, hours), account: most(5, hours)},
  'confirm-link': {network: most(20, 15 * minutes), account: most(5, hours)},
  resend: {network: most(10, hours)},
  'confirmation-mail': {account: most(3, hours)},
  reset: {network: most(10, hours), account: most(3, hours)},
  'reset-mail': {account: most(1, 10 * minutes)},
  contact: {network: most(5, 10 * minutes), account: most(3, hours)},
  welcome: {network: most(10, hours), account: most(1, 24 * hours)},
  'write-review': {network: most(20, hours), account: most(10, hours)},
  'try-code': {network: most(10, minutes), session: most(10, minutes)},
  'stock-notice': {network: most(10, hours)},
  'stock-notice-mail': {account: most(3, hours)},
  'stock-link': {network: most(20, 15 * minutes)},
  'change-wishes': {account: most(120, minutes)},
  'read-cart': {network: most(240, minutes), session: most(120, minutes)},
  'change-cart': {network: most(240, minutes), session: most(120, minutes)},
  'ask-tax': {network: most(60, minutes), session: most(60, minutes)},
  'follow-order': {network: most(60, minutes)},
  'open-saved': {network: most(30, minutes), session: most(30, minutes)},
  'place-order': {network: most(30, minutes), session: most(30, minutes)},
  search: {network: most(240, minutes)},
  'csp-report': {network: most(60, minutes)},
} satisfies Record<string, Limits>;

export type LimitedAction = keyof typeof limits;

export const limitsOf = (action: LimitedAction): Limits => limits[action];
