import {http, HttpResponse} from 'msw/http';
import {mailPage, outboxPage} from './outbox-pages';
import type {Outbox} from './outbox';

interface Email {
  from?: string;
  to?: string | string[];
  reply_to?: string;
  subject?: string;
  html?: string;
  text?: string;
}

const refusal = (statusCode: number, name: string, message: string) =>
  HttpResponse.json({statusCode, name, message}, {status: statusCode});

/** Resend's `POST /emails`, and pages on which the mails can be read. */
export function mailHandlers(outbox: Outbox) {
  return [
    http.post('*/emails', async ({request}) => {
      if (!request.headers.get('Authorization')?.startsWith('Bearer ')) {
        return refusal(401, 'missing_api_key', 'Missing API key in the authorization header');
      }
      const key = request.headers.get('Idempotency-Key');
      return takeMail(outbox, (await request.json()) as Email, key);
    }),
    http.get('*/__outbox', () => HttpResponse.html(outboxPage(outbox))),
    http.get('*/__outbox.json', () => HttpResponse.json(outbox.mails)),
    http.get('*/__outbox/:id', ({params}) => {
      const mail = outbox.mails.find(({id}) => id === params.id);
      return mail
        ? HttpResponse.html(mailPage(mail))
        : HttpResponse.html('<p>There is no such mail.</p>', {status: 404});
    }),
  ];
}

function takeMail(outbox: Outbox, mail: Email, key: string | null) {
  const to = [mail.to ?? []].flat();
  if (!mail.from) return refusal(422, 'missing_required_field', 'Missing `from` field.');
  if (to.length === 0) return refusal(422, 'missing_required_field', 'Missing `to` field.');
  if (!mail.subject) return refusal(422, 'missing_required_field', 'Missing `subject` field.');
  if (!to.every((address) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address))) {
    return refusal(422, 'validation_error', 'Invalid `to` field.');
  }
  const sent = {
    from: mail.from,
    to: to.join(', '),
    replyTo: mail.reply_to ?? null,
    subject: mail.subject,
    html: mail.html ?? '',
    text: mail.text ?? '',
  };
  const {id} = outbox.send(sent, key);
  return HttpResponse.json({id});
}
