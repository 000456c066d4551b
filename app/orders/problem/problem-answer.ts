import type {Refusal} from '~adapters/commerce';
import {problemWords} from '~/content/order-problem';

/** Why it was not taken; what was taken leads back to the order. */
export interface ProblemAnswer {
  refusals: Refusal[];
  /** For a page that is rendered anew: what is wrong by the field of its line, and the text. */
  typed: Record<string, string>;
}

/** No answer came. The fields on show keep what was typed. */
export const notReported: ProblemAnswer = {
  refusals: [{field: null, message: problemWords.failed}],
  typed: {},
};

/** The field of a line, by its place in the order. */
export const fieldOf = (place: number): string => `line-${place}`;

/** The page of it, from the path of the order's page; and where that page says it was received. */
export const toProblemPath = (path: string): string => path.replace(/(?=\?|$)/, '/problem');
export const problemId = 'problem';

/** Lines of an order of which something can be said. */
export interface ProblemForm {
  orderNumber: string;
  /** Of the order's page. */
  path: string;
  lines: {place: number; name: string; quantity: number}[];
}
