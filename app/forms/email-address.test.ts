import {expect, test} from 'vitest';
import {isEmailAddress, longestEmail, toMailbox} from './email-address';

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

const ofLength = (length: number) => `${'x'.repeat(length - '@x.example'.length)}@x.example`;

test.each(['a@b.cc', 'ADA@Example.COM', "o'neil+news@sub.x.example", ofLength(longestEmail)])(
  '%s is an e-mail address',
  (typed) => {
    expect(isEmailAddress(typed)).toBe(true);
  },
);

test.each(['a@b.c', 'ada@example', 'ada@-x.example', 'a da@x.example', ofLength(longestEmail + 1)])(
  '%s is none',
  (typed) => {
    expect(isEmailAddress(typed)).toBe(false);
  },
);
