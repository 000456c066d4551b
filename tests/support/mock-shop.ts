import type {SentMail} from '~mocks/mail/outbox';

/** Where the mocked services answer while the browser tests run. */
export const mockUrl = `http://127.0.0.1:${process.env['E2E_MOCK_PORT']}`;

/** The mails sent to one address, oldest first. */
export async function mailsTo(address: string): Promise<SentMail[]> {
  const response = await fetch(`${mockUrl}/__outbox.json`);
  const mails = (await response.json()) as SentMail[];
  return mails.filter(({to}) => to.toLowerCase() === address.toLowerCase());
}

/** The link in a mail that leads to this path of the shop; fails when no mail to the address has one. */
export async function mailedLink(address: string, path: string): Promise<string> {
  const text = (await mailsTo(address)).map((mail) => mail.text).join('\n');
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  const link = links.findLast((each) => new URL(each).pathname === path);
  if (!link) throw new Error(`No mail to ${address} leads to ${path}`);
  return link;
}
