import type {
  Address,
  Cancellation,
  Download,
  OrderNews,
  Problems,
  ShownAnswer,
  Withdrawal,
} from '~adapters/commerce';
import {requestIfKnown} from '../request-plugin';
import type {PluginClient} from '../plugin-client';
import {fromWooRegion} from './territories';
import {toPlainLines, toPlainText} from '../to-html';
import {toWebAddress} from './to-our-link';
import {toShownRecall} from '../products/recalls';

/** As WooCommerce names the parts of an address. */
type SentAddress = Partial<Record<keyof typeof partNames, string>>;

const partNames = {
  first_name: 'firstName',
  last_name: 'lastName',
  address_1: 'address1',
  address_2: 'address2',
  city: 'city',
  state: 'state',
  postcode: 'zipCode',
  country: 'country',
  phone: 'phone',
} as const satisfies Record<string, keyof Address>;

type Later = 'cancellation' | 'problems' | 'withdrawal' | 'answers' | 'lots' | 'recalls';
type SentNews = Omit<OrderNews, 'address' | 'billing' | Later> & {
  /** Absent in an older plugin. */
  fields?: ShownAnswer[];
  /** A plugin of before reports none. */
  cancellation?: Cancellation | null;
  problems?: Problems | null;
  withdrawal?: Withdrawal;
  lots?: OrderNews['lots'];
  recalls?: OrderNews['recalls'];
  address: SentAddress | null;
  billing: SentAddress | null;
};

/** What became of these orders, as the shop's plugin reports; a shop without it reports none. */
export async function readNews(plugin: PluginClient, databaseIds: number[]) {
  const sent = await readOf<SentNews>(plugin, 'news', databaseIds);
  return new Map(sent.map(([id, news]) => [id, toNews(news)]));
}

const toNews = ({fields = [], lots = [], recalls = [], ...sent}: SentNews): OrderNews => ({
  ...sent,
  cancellation: sent.cancellation ?? null,
  problems: sent.problems ?? null,
  withdrawal: sent.withdrawal ?? null,
  address: sent.address && toAddress(sent.address),
  billing: sent.billing && toAddress(sent.billing),
  shipments: sent.shipments.map((one) => ({...one, url: toWebAddress(one.url)})),
  refunds: sent.refunds.map((one) => ({...one, reason: toPlainText(one.reason)})),
  documents: sent.documents.flatMap(({name, url}) =>
    toWebAddress(url) ? [{name: toPlainText(name), url}] : [],
  ),
  notes: sent.notes.map(({text, writtenAt}) => ({text: toPlainText(text), writtenAt})),
  lots: lots.map((one) => ({...one, lot: toPlainText(one.lot)})),
  recalls: recalls.map((one) => ({...one, ...toShownRecall(one)})),
  answers: fields.map(({label, value}) => ({
    label: toPlainText(label),
    value: toPlainLines(value),
  })),
});

function toAddress(sent: SentAddress): Address {
  const parts = Object.entries(partNames) as [keyof typeof partNames, keyof Address][];
  const named = parts.map(([theirs, ours]): [keyof Address, string] => [ours, sent[theirs] ?? '']);
  const address = Object.fromEntries(named) as Record<keyof Address, string>;
  return {...address, ...fromWooRegion(address)};
}

/** What the shop lets be downloaded of these orders, as its plugin answers; none in a shop without it. */
export async function readDownloads(plugin: PluginClient, databaseIds: number[]) {
  const sent = await readOf<Download[]>(plugin, 'downloads', databaseIds);
  return new Map(sent.map(([id, files]) => [id, files.map(toDownload)]));
}

/** Of each of these orders, with its number. */
async function readOf<Sent>(
  plugin: PluginClient,
  what: 'news' | 'downloads',
  databaseIds: number[],
): Promise<[id: number, sent: Sent][]> {
  if (databaseIds.length === 0) return [];
  const query = {ids: databaseIds.join(',')};
  const request = {method: 'GET', path: `/orders/${what}`, query, isForPage: true} as const;
  type Answer = {orders: Record<string, Sent>};
  const answer = await requestIfKnown<Answer>(plugin, `orders.${what}`, request);
  return Object.entries(answer?.orders ?? {}).map(([id, sent]) => [Number(id), sent]);
}

const toDownload = (file: Download): Download => ({
  ...file,
  name: toPlainText(file.name),
  productName: toPlainText(file.productName),
});
