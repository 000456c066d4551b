import type {Recall} from '~adapters/commerce';
import {toPlainLines, toPlainText} from '../to-html';

type Entries = ({key: string; value?: string | null} | null)[] | null | undefined;

const key = '_bellyful_recalls';

/** One of them, as its readers see it. */
export const toShownRecall = ({lot, reason, offer, recalledAt}: Recall): Recall => ({
  lot: toPlainText(lot),
  reason: toPlainLines(reason),
  offer: offer === 'replacement' ? offer : 'refund',
  recalledAt,
});

/** The recalls that stand of a product. */
export function toRecalls(metaData: Entries): Recall[] {
  return readRecalls(metaData?.find((entry) => entry?.key === key)?.value);
}

/** Those that the plugin has written into this entry; none where it cannot be read. */
export function readRecalls(text: string | null | undefined): Recall[] {
  try {
    return (JSON.parse(text || '[]') as Recall[]).map(toShownRecall);
  } catch {
    return [];
  }
}
