import {
  noNews,
  type Address,
  type OrderNews,
  type Shipment,
  type Download,
} from '~adapters/commerce';
import {requestIfKnown} from './request-plugin';
import type {PluginClient} from './plugin-client';
import {fromWooRegion} from './territories';
import {toPlainLines, toPlainText} from './to-html';
import {toWebAddress} from './to-our-link';

/** As WooCommerce names the parts of an address. */
type SentAddress = Partial<Record<keyof typeof partNames, string>>;

const partNames = {
  first_name: 'firstName',
  last_name: 'lastName',
  address_1: 'address1',
  address_2: 'address2',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
  country: 'country',
  phone: 'phone',
} as const satisfies Record<string, keyof Address>;

interface SentNews {
  address: SentAddress | null;
  shipments: Shipment[];
  notes: {text: string; writtenAt: string}[];
  /** Absent in an older plugin. */
  fields?: {label: string; value: string}[];
}

/** What became of an order, as the shop's plugin reports; a shop without it reports none. */
export async function readNews(plugin: PluginClient, databaseId: number): Promise<OrderNews> {
  const path = `/orders/${databaseId}/news`;
  const request = {method: 'GET', path, isForPage: true} as const;
  const sent = await requestIfKnown<SentNews>(plugin, 'orders.news', request);
  return sent ? toNews(sent) : noNews;
}

const toNews = ({address, shipments, notes, fields = []}: SentNews): OrderNews => ({
  address: address && toAddress(address),
  shipments: shipments.map((shipment) => ({...shipment, url: toWebAddress(shipment.url)})),
  notes: notes.map(({text, writtenAt}) => ({text: toPlainText(text), writtenAt})),
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

interface Sent {
  orders: Record<string, Download[]>;
}

/** What the shop lets be downloaded of these orders, as its plugin answers; none in a shop without it. */
export async function readDownloads(
  plugin: PluginClient,
  databaseIds: number[],
): Promise<Map<number, Download[]>> {
  if (databaseIds.length === 0) return new Map();
  const query = {ids: databaseIds.join(',')};
  const request = {method: 'GET', path: '/orders/downloads', query, isForPage: true} as const;
  const sent = await requestIfKnown<Sent>(plugin, 'orders.downloads', request);
  return new Map(
    Object.entries(sent?.orders ?? {}).map(([id, files]) => [Number(id), files.map(toDownload)]),
  );
}

const toDownload = (file: Download): Download => ({
  ...file,
  name: toPlainText(file.name),
  productName: toPlainText(file.productName),
});
