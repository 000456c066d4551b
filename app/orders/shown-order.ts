import type {Address, OrderNote, OrderStanding, Shipment, ShownAnswer} from '~adapters/commerce';
import type {ShownSupply} from '~/orders/supplies/shown-supply';
import type {ShownDownload} from './Downloads';
import type {OrderSummary} from './order-summary';

/** A parcel or a note with its day as the page writes it; empty where it is not known. */
type Dated<Thing> = Thing & {on: string};

/** An order on its own page: no keys, no payment ids, no e-mail. */
export interface ShownOrder {
  summary: OrderSummary;
  standing: OrderStanding;
  paymentTitle: string;
  /** How the shop wants it paid, line by line; null where nothing is to be said. */
  instructions: string | null;
  /** Where it can be paid now: the shop's page, or our checkout; null where nothing is to be paid. */
  payUrl: string | null;
  /** Null where the shop does not answer. */
  address: Address | null;
  downloads: ShownDownload[];
  shipments: Dated<Shipment>[];
  notes: Dated<OrderNote>[];
  /** To what the shop asked at checkout. */
  answers: ShownAnswer[];
  /** How long it lasts; null where nothing of it has an end, or the shop does not answer. */
  supply: ShownSupply | null;
  /** Where the same is as a calendar file. */
  calendarPath: string;
  /** The page's own address with its proof, to which "order again" is posted. */
  path: string;
}
