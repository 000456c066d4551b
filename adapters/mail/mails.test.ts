import {expect, test} from 'vitest';
import {contactMail, mailBrand, welcomeMail} from '~/content/mails';
import {toContactMail} from './contact-mail';
import {toWelcomeMail} from './welcome-mail';

const welcome = {
  userEmail: 'ana@x.example',
  siteUrl: 'https://shop.example',
  supportEmail: 'support@x.example',
};
const message = {
  name: 'Ana\r\nBcc: everybody@x.example',
  email: 'ana@x.example',
  subject: 'Other',
  message: 'First line\nSecond <line> & more',
};

test('a welcome goes to the new shopper, greets nobody by a made-up name and leads to the shop', () => {
  const mail = toWelcomeMail(welcome, welcomeMail, mailBrand);
  expect(mail).toMatchObject({to: 'ana@x.example', replyTo: 'support@x.example'});
  expect(mail.html).toContain('href="https://shop.example/products"');
  expect(mail.text).toContain('https://shop.example/free-sample');
  expect(mail.text).toMatch(/^Hello,\n/);
});

test('a contact mail answers to its sender and keeps lines and signs as typed', () => {
  const mail = toContactMail(message, 'support@x.example', contactMail, mailBrand);
  expect(mail).toMatchObject({to: 'support@x.example', replyTo: 'ana@x.example'});
  expect(mail.html).toContain('First line<br>Second &lt;line&gt; &amp; more');
  expect(mail.text).toContain('First line\nSecond <line> & more');
});

test('nothing that a stranger typed stands in a subject', () => {
  const {subject} = toContactMail(message, 'support@x.example', contactMail, mailBrand);
  expect(subject).toBe('Contact form: Other');
});

test('mails need no style sheet, no script and no picture from elsewhere', () => {
  for (const {html} of [
    toWelcomeMail(welcome, welcomeMail, mailBrand),
    toContactMail(message, 'support@x.example', contactMail, mailBrand),
  ]) {
    expect(html).not.toMatch(/<(style|script|link|img)/);
    expect(html).toContain('<table role="presentation"');
  }
});
