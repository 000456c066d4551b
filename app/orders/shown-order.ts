import type {
  Cancellation,
  OrderDocument,
  OrderNote,
  OrderStanding,
  ShownAnswer,
} from '~adapters/commerce';
import type {ShownDownload} from './Downloads';
import type {ShownProblems} from './problem/OrderProblems';
import type {OrderProgress, ShownRefunds} from './order-progress';
import type {ShownWithdrawal} from './withdrawal/withdrawal-form';
import type {OrderSummary} from './order-summary';

/** An order on its own page: no keys, no payment ids, no e-mail. */
export interface ShownOrder {
  summary: OrderSummary;
  standing: OrderStanding;
  paymentTitle: string;
  /** How the shop wants it paid, line by line; null where nothing is to be said. */
  instructions: string | null;
  /** Where it can be paid now: the shop's page, or our checkout; null where nothing is to be paid. */
  payUrl: string | null;
  /** As it is written; null where the shop does not answer. */
  address: string | null;
  /** Whom it is billed to; null as well. */
  billing: string | null;
  /** The day on which it was paid; empty while it is not. */
  paidOn: string;
  /** Its times as the page writes them; null where nobody can cancel it here, nor has. */
  cancellation: Cancellation | null;
  /** Null where nothing can be said to be wrong with it, nor was. */
  problems: ShownProblems | null;
  /** Null where no law lets its customer withdraw from it. */
  withdrawal: ShownWithdrawal | null;
  downloads: ShownDownload[];
  /** What must be read of it before all else. */
  notices: string[];
  progress: OrderProgress;
  refunds: ShownRefunds;
  documents: OrderDocument[];
  /** Each with its day as the page writes it. */
  notes: (OrderNote & {on: string})[];
  /** To what the shop asked at checkout. */
  answers: ShownAnswer[];
  /** The page's own address with its proof, to which "order again" is posted. */
  path: string;
}
