import type {ShownRefusal} from '~/forms/refusals';

/** The field of a line, by its place in the order. */
export const fieldOf = (place: number): string => `line-${place}`;

/** The page of it, from the path of the order's page; and where that page says that it was received. */
export const toWithdrawalPath = (path: string): string => path.replace(/(?=\?|$)/, '/withdrawal');
export const withdrawalId = 'withdrawal';

/** What the order's page says of it. */
export interface ShownWithdrawal {
  /** Where one withdraws; empty where nobody can, or not any more. */
  href: string;
  /** As the page writes it; empty where no last day is known. */
  until: string;
  /** Each with its day and time, and its lines, as the page writes them. */
  withdrawn: {on: string; lines: string[]}[];
}

/** Lines of an order from which its customer can withdraw, and who he is. */
export interface WithdrawalForm {
  orderNumber: string;
  /** Of the order's page. */
  path: string;
  /** `note` says why not from this one, or when not. */
  lines: {place: number; label: string; note: string; isOpen: boolean}[];
  name: string;
  email: string;
}

/** The answer to a step: what is wrong with the first, or what the second confirms. */
export interface WithdrawalAnswer {
  refusals: ShownRefusal[];
  typed: {lines: number[]; name: string; email: string};
}
