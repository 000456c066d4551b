import {unexpectedError} from '../connection';

export const accountMessages = {
  notOpen: 'Accounts are not open yet. Please come back soon.',
  emailInvalid: 'Please enter a valid email address',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordNeedsUppercase: 'Password must contain at least one uppercase letter',
  passwordNeedsNumber: 'Password must contain at least one number',
  passwordNeedsSpecial: 'Password must contain at least one special character',
  alreadyRegistered: 'This email is already registered. Please sign in instead.',
  invalidCredentials: 'Invalid email or password. Please try again.',
  unexpected: unexpectedError,
  confirmationSent: 'Confirmation email sent! Please check your inbox.',
  confirmationFailed: 'Failed to send confirmation email. Please try again later.',
  wrongPassword:
    'That is not the password of this account. Please try again, or choose a new one below.',
  signInLinkSent:
    'Too many wrong passwords were tried for this email. If it has an account, we have sent it a link to sign in.',
  confirmFirst: 'Please confirm your email address first: the link is in your inbox.',
  passwordRequired: 'Please enter your password',
  checkInbox: 'Almost done! Please check your inbox and confirm your email address.',
  emailConfirmed: 'Thank you! Your email address is confirmed.',
  resetSent:
    'If there is an account for this email, a link to choose a new password is on its way.',
  passwordChanged: 'Your password has been changed.',
  linkExpired: 'This link is no longer valid. Please ask for a new one.',
  tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
  pleaseWait: 'Please wait...',
  sending: 'Sending...',
} as const;

/** Said by the server alone. */
export const passwordTooCommon =
  'This password is one of the first that anyone would try. Please choose another.';
