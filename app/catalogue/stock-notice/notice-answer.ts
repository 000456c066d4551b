import type {Refusal} from '~adapters/commerce';
import {connectionLost} from '~/content/connection';

/** What the forms about products that are sold out hear back. */
export type NoticeAnswer =
  | {ok: true; message: string}
  /** `email` as it was typed, for a page that is rendered anew. */
  | {ok: false; refusals: Refusal[]; email: string};

/** No answer came. The field on show keeps what was typed. */
export const notNoted: NoticeAnswer = {
  ok: false,
  refusals: [{field: null, message: connectionLost}],
  email: '',
};
