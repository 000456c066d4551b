import {expect, test} from 'vitest';
import {toContactMail} from './contact-mail';
import {toWelcomeMail} from './welcome-mail';

const welcome = {
  userEmail: 'ana@x.example',
  userName: '<img src=x>',
  siteUrl: 'https://shop.example',
  supportEmail: 'support@x.example',
};
const message = {
  name: 'Ana\r\nBcc: everybody@x.example',
  email: 'ana@x.example',
  subject: 'Other',
  message: 'First line\nSecond <line> & more',
};

test('a welcome goes to the new shopper, greets by name and leads to the shop', () => {
  const mail = toWelcomeMail(welcome);
  expect(mail).toMatchObject({to: 'ana@x.example', replyTo: 'support@x.example'});
  expect(mail.html).toContain('href="https://shop.example/products"');
  expect(mail.text).toContain('https://shop.example/free-sample');
  expect(mail.html).toContain('Hi &lt;img src=x&gt;,');
});

test('a contact mail answers to its sender and keeps lines and signs as typed', () => {
  const mail = toContactMail(message, 'support@x.example');
  expect(mail).toMatchObject({to: 'support@x.example', replyTo: 'ana@x.example'});
  expect(mail.html).toContain('First line<br>Second &lt;line&gt; &amp; more');
  expect(mail.text).toContain('First line\nSecond <line> & more');
});

test('a name with a line break cannot add a header to the mail', () => {
  expect(toContactMail(message, 'support@x.example').subject).toBe(
    '[Other] Ana Bcc: everybody@x.example',
  );
});

test('mails need no style sheet, no script and no picture from elsewhere', () => {
  for (const {html} of [toWelcomeMail(welcome), toContactMail(message, 'support@x.example')]) {
    expect(html).not.toMatch(/<(style|script|link|img)/);
    expect(html).toContain('<table role="presentation"');
  }
});
