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
