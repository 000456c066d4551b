import {accountMessages} from '~/content/messages/accounts';

/** The shop's sentence for a sentence of the accounts service; all others stay as they are. */
export function toAccountMessage(message: string): string {
  if (/already (been )?registered/i.test(message)) return accountMessages.alreadyRegistered;
  if (/invalid login credentials/i.test(message)) return accountMessages.invalidCredentials;
  if (/email link is invalid or has expired/i.test(message)) return accountMessages.linkExpired;
  if (/^wrong password/i.test(message)) return accountMessages.wrongPassword;
  return message.trim() || accountMessages.unexpected;
}
