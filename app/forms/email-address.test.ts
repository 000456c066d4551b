import {expect, test} from 'vitest';
import {toMailbox} from './email-address';

test.each([
  ['me@x.example', 'me@x.example'],
  [' Me+1@X.example ', 'me@x.example'],
  ['m.e@x.example', 'm.e@x.example'],
  ['M.E+konjac@gmail.com', 'me@gmail.com'],
  ['m.e@GoogleMail.com', 'me@gmail.com'],
  ['no address', 'no address'],
  ['+@x.example', '@x.example'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});
