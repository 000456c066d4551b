import {signatureOf} from '~mocks/digest';
import {refuse, route} from './rest';
import type {WordPressState} from './state';

/** What stands for an address in links of mails. */
export const hashOf = (text: string) => signatureOf('the shop’s own', text.toLowerCase());

/** A link's token, about something by its number. */
export const signed = (kind: string, id: number, hash: string) =>
  `${id}.${hash}.${hashOf(`${kind}.${id}.${hash}`)}`;

export const linkOver = () => refuse('link_over', 'This link is no longer valid.');

/** The page of what an address gets, on which it ends this kind of mail, and others. */
export const linkToEnd = (storefront: string, kind: string, email: string) =>
  `${storefront}/account/mails?token=${signed('mails', 0, hashOf(email))}&type=${kind}`;

/** What an address gets and can end: how many of a kind, and what ends them. */
const kindsOf = (state: WordPressState, hash: string) => {
  const isTheirs = ({email}: {email: string}) => hashOf(email) === hash;
  const isPlanned = (one: WordPressState['reminders'][number]) =>
    one.sentAt === null && isTheirs(one);
  return {
    reminders: [
      () => state.reminders.filter(isPlanned).length,
      () => (state.reminders = state.reminders.filter((one) => !isPlanned(one))),
    ],
    'back-in-stock': [
      () => state.stockRequests.filter(isTheirs).length,
      () => (state.stockRequests = state.stockRequests.filter((one) => !isTheirs(one))),
    ],
    reviews: [() => Number(!state.noReviewMails.has(hash)), () => state.noReviewMails.add(hash)],
  } as const;
};

export const endableMailRoutes = (state: WordPressState) => [
  route('post', '/mails', ({fields}) => {
    const {email = '', token = ''} = fields as Record<string, string | undefined>;
    const [, read = ''] = token.split('.');
    if (!email && token !== signed('mails', 0, read)) return linkOver();
    const kinds = Object.entries(kindsOf(state, email ? hashOf(email) : read));
    for (const [kind, [, end]] of kinds)
      if (fields['end'] === kind || fields['end'] === 'all') end();
    return {kinds: Object.fromEntries(kinds.map(([kind, [count]]) => [kind, count()]))};
  }),
];
