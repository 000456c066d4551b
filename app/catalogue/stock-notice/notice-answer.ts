import type {Refusal} from '~adapters/commerce';

/** What the forms about products that are sold out hear back. */
export type NoticeAnswer =
  | {ok: true; message: string}
  /** `email` as it was typed, for a page that is rendered anew. */
  | {ok: false; refusals: Refusal[]; email: string};
