import {getResponse} from 'msw';
import {describe, expect, test} from 'vitest';
import {contactMail, mailBrand} from '~/content/mails';
import {toContactMail, type Mailer} from '~adapters/mail';
import {createResendMailer} from '~adapters/mail/resend';
import {createWooMailer} from '~adapters/mail/woocommerce';
import {mailHandlers} from '~mocks/mail/handlers';
import {createOutbox, type Outbox} from '~mocks/mail/outbox';
import {openWordPressMock} from '../support/wordpress-mock';

const message = {name: 'Ana', email: 'ana@x.example', subject: 'Other', message: 'Where is it?'};
const mailOf = (text: string) =>
  toContactMail({...message, message: text}, 'support@x.example', contactMail, mailBrand);

function openResend(): {mailer: Mailer; outbox: Outbox} {
  const outbox = createOutbox();
  const handlers = mailHandlers(outbox);
  const mailer = createResendMailer({
    url: 'https://mail.example',
    apiKey: 'key',
    from: 'Bellyful <hello@bellyful.example>',
    fetch: async (input, init) => {
      const response = await getResponse(handlers, new Request(input, init));
      return response ?? Response.error();
    },
  });
  return {mailer, outbox};
}

function openShop() {
  const {plugin, outbox} = openWordPressMock();
  return {mailer: createWooMailer(plugin), outbox};
}

describe.each([
  ['a provider of mails', openResend],
  ['the shop', openShop],
])('%s', (_, open) => {
  test('sends the same mail once, however often it is requested, and another one besides', async () => {
    const {mailer, outbox} = open();
    await mailer.send(mailOf('Where is it?'));
    await mailer.send(mailOf('Where is it?'));
    expect(outbox.mails).toHaveLength(1);
    await mailer.send(mailOf('Found it.'));
    expect(outbox.mails).toHaveLength(2);
  });

  test('throws for a mail that is refused, and names no address', async () => {
    const {mailer, outbox} = open();
    await expect(mailer.send({...mailOf('Where is it?'), to: 'nobody'})).rejects.toMatchObject({
      message: expect.not.stringContaining('nobody') as string,
    });
    expect(outbox.mails).toEqual([]);
  });
});

test('a shop that declines a mail is an error, not a mail that was sent', async () => {
  const declined = {ok: false, status: 429, code: 'too_many', message: '', retryAfterSeconds: 60};
  const mailer = createWooMailer({send: async () => declined} as never);
  await expect(mailer.send(mailOf('Where is it?'))).rejects.toThrow('429');
});
