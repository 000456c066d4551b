import {describe, expect, test} from 'vitest';
import {action as signIn} from '~/routes/account.sign-in';
import {action as sendContact} from '~/routes/functions.send-contact-email';
import {action as sendWelcome} from '~/routes/functions.send-welcome-email';
import {demoPassword} from '~mocks/demo-accounts';
import {openAccountBrowser} from '../support/account-browser';
import {mockUrl} from '../support/wordpress-mock';

const email = 'demo@bellyful.example';

describe('the welcome mail', () => {
  test('goes to nobody but the signed-in shopper, once', async () => {
    const browser = openAccountBrowser();
    const path = '/functions/send-welcome-email';
    const fields = {userEmail: email, userName: 'demo'};
    expect((await browser.post(sendWelcome, path, fields, 'json')).status).toBe(401);
    await browser.post(signIn, '/account/sign-in', {email, password: demoPassword});
    const other = {userEmail: 'victim@x.example', userName: 'Buy now'};
    expect((await browser.post(sendWelcome, path, other, 'json')).status).toBe(401);
    expect((await browser.post(sendWelcome, path, fields, 'json')).body).toEqual({success: true});
    expect((await browser.post(sendWelcome, path, fields, 'json')).body).toEqual({success: true});
    expect(browser.outbox.mails.map(({to}) => to)).toEqual([email]);
  });
});

describe('the contact form', () => {
  const path = '/functions/send-contact-email';
  const message = {
    name: 'Ana <b>Lopez</b>',
    email: 'ana@x.example',
    subject: 'Order Inquiry',
    message: 'Where is it?\n<script>alert(1)</script>',
  };

  test.each(['json', 'form'] as const)('mails the message to support (%s)', async (type) => {
    const browser = openAccountBrowser();
    const answer = await browser.post(sendContact, path, message, type);
    expect(answer.body).toEqual({
      success: true,
      message: "Thank you for your message! We'll get back to you soon.",
    });
    const [mail] = browser.outbox.mails;
    expect(mail).toMatchObject({to: 'support@bellyful.example', replyTo: 'ana@x.example'});
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.html).not.toContain('<b>Lopez');
    expect(mail?.text).toContain('Where is it?\n<script>');
  });

  test('takes names and messages as long as the form says, and no longer', async () => {
    const longest = {...message, name: 'n'.repeat(100), message: 'm'.repeat(5000)};
    const answer = await openAccountBrowser().post(sendContact, path, longest);
    expect(answer.status).toBe(200);
  });

  test.each([
    ['name', ' '],
    ['name', 'n'.repeat(101)],
    ['email', ''],
    ['email', 'not an address'],
    ['subject', 'Something else'],
    ['message', ''],
    ['message', 'x'.repeat(5001)],
  ])('is refused with a wrong %s', async (field, typed) => {
    const browser = openAccountBrowser();
    const answer = await browser.post(sendContact, path, {...message, [field]: typed});
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({error: expect.any(String), refusals: [{field}]});
    expect(browser.outbox.mails).toEqual([]);
  });

  test('answers a program that fills in the hidden field as if its message were sent', async () => {
    const browser = openAccountBrowser();
    const answer = await browser.post(sendContact, path, {
      ...message,
      website: 'https://x.example',
    });
    expect(answer.status).toBe(200);
    expect(browser.outbox.mails).toEqual([]);
  });

  test('is limited', async () => {
    const browser = openAccountBrowser();
    for (const text of ['One', 'Two', 'Three'])
      await browser.post(sendContact, path, {...message, message: text});
    const answer = await browser.post(sendContact, path, message);
    expect(answer.body).toMatchObject({error: expect.stringContaining('Too many attempts')});
    expect(browser.outbox.mails).toHaveLength(3);
  });

  test('mails a message once that is sent again because its answer was lost', async () => {
    const browser = openAccountBrowser();
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await browser.post(sendContact, path, message);
      expect(answer.body).toMatchObject({success: true});
    }
    expect(browser.outbox.mails).toHaveLength(1);
  });

  test('says so when the mail cannot be sent', async () => {
    const browser = openAccountBrowser();
    browser.mailer.send = () => Promise.reject(new Error('away'));
    const answer = await browser.post(sendContact, path, message);
    expect(answer.body).toMatchObject({error: 'Failed to send message. Please try again.'});
  });

  test('refuses a message that is too large', async () => {
    const large = {...message, message: 'x'.repeat(70_000)};
    const answer = await openAccountBrowser().post(sendContact, path, large);
    expect(answer.status).toBe(413);
  });
});

describe('the outbox of the offline shop', () => {
  const mail = {
    to: 'ana@x.example',
    replyTo: null,
    kind: 'contact' as const,
    subject: 'Hello <you>',
    html: '<html><head></head><body>Hi <b>Ana</b></body></html>',
    content: 'Hi <b>Ana</b>',
    text: 'Hi Ana',
  };

  test('lists what was sent and shows each mail, as pages and as data', async () => {
    const {fetch, mailer} = openAccountBrowser();
    const read = async (path: string) => (await fetch(`${mockUrl}${path}`)).text();
    expect(await read('/__outbox')).toContain('No mail was sent yet.');
    await mailer.send(mail);
    const [sent] = JSON.parse(await read('/__outbox.json')) as {id: string; text: string}[];
    expect(sent?.text).toBe('Hi Ana');
    expect(await read('/__outbox')).toContain(`<a href="/__outbox/${sent?.id}">Hello &lt;you&gt;`);
    expect(await read(`/__outbox/${sent?.id}`)).toContain('sandbox="allow-top-navigation');
    expect((await fetch(`${mockUrl}/__outbox/none`)).status).toBe(404);
  });

  test('the provider refuses a mail to nobody, and the reason names no address', async () => {
    const {mailer} = openAccountBrowser();
    await expect(mailer.send({...mail, to: 'nobody'})).rejects.toMatchObject({
      message: 'mail refused: 422 validation_error',
    });
  });
});
