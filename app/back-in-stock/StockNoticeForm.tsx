import {connectionLost} from '~/content/connection';
import {stockNoticeWords} from '~/content/messages/stock-notice';
import {longestEmail} from '~/forms/email-address';
import type {FormAnswer} from '~/forms/refusals';
import {useSessionStore} from '~/browser/session-store';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';
import {TextField} from '~/ui/fields/Field';
import {requestPath} from './notice-path';

interface Props {
  productId: number;
  variationId: number | null;
  title?: string;
  /** Of the account, where the page knows it before its scripts run. */
  email?: string | null;
  /** The answer to this form when it was posted without scripts. */
  posted?: FormAnswer | undefined;
}

/** Asks for one mail when something sold out is back. */
export default function StockNoticeForm({productId, variationId, title, email, posted}: Props) {
  const ownEmail = useSessionStore(({shopper}) => shopper?.email);
  return (
    <AnswerForm
      action={requestPath(productId, variationId)}
      posted={posted}
      failed={connectionLost}
      isOnce
      className="card p-5"
    >
      {({isWaiting, refusals, typed}) => (
        <>
          <h2 className="font-sans text-lg font-semibold">{title ?? stockNoticeWords.title}</h2>
          <input type="hidden" name="product" value={productId} />
          <input type="hidden" name="variation" value={variationId ?? ''} />
          <div className="mt-3 flex flex-wrap items-end gap-3">
            <div className="min-w-56 flex-1">
              <TextField
                name="email"
                label={stockNoticeWords.email}
                type="email"
                autoComplete="email"
                enterKeyHint="send"
                required
                maxLength={longestEmail}
                defaultValue={typed?.['email'] ?? ownEmail ?? email ?? ''}
                error={refusals.find(({field}) => field === 'email')?.message}
              />
            </div>
            <button type="submit" className="btn btn-primary" aria-disabled={isWaiting}>
              {stockNoticeWords.send}
            </button>
          </div>
          <FormNote refusals={refusals.filter(({field}) => field === null)} className="mt-3" />
          <p className="mt-3 text-sm text-ink-soft">{stockNoticeWords.hint}</p>
        </>
      )}
    </AnswerForm>
  );
}
