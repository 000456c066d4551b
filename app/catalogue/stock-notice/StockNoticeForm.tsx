import {useState} from 'react';
import {useFetcher} from 'react-router';
import {connectionLost} from '~/content/connection';
import {stockNoticeWords} from '~/content/messages/stock-notice';
import {longestEmail} from '~/forms/email-address';
import {useSessionStore} from '~/browser/session-store';
import {Alert} from '~/ui/Alert';
import {BackgroundForm} from '~/ui/BackgroundForm';
import {TextField} from '~/ui/Field';
import type {NoticeAnswer} from './notice-answer';
import {requestPath} from './notice-path';

interface Props {
  productId: number;
  variationId: number | null;
  title?: string;
  /** Of the account, where the page knows it before its scripts run. */
  email?: string | null;
  /** The answer to this form when it was posted without scripts. */
  posted?: NoticeAnswer | undefined;
}

/** Asks for one mail when something sold out is back. */
export default function StockNoticeForm({productId, variationId, title, email, posted}: Props) {
  const ownEmail = useSessionStore(({shopper}) => shopper?.email);
  const fetcher = useFetcher<NoticeAnswer>();
  const [isMissed, setMissed] = useState(false);
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? posted) : undefined;
  if (answer?.ok) return <Alert tone="success">{answer.message}</Alert>;
  const refusals = answer?.refusals ?? [];
  // With scripts the field on show keeps what was typed; another default would empty one that was filled in.
  const typedEmail = posted?.ok === false ? posted.email : null;
  const problem = isMissed ? connectionLost : refusals.find(({field}) => field === null)?.message;
  return (
    <BackgroundForm
      fetcher={fetcher}
      action={requestPath(productId, variationId)}
      onMissed={setMissed}
      noValidate
      className="card p-5"
    >
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
            defaultValue={typedEmail ?? ownEmail ?? email ?? ''}
            error={refusals.find(({field}) => field === 'email')?.message}
          />
        </div>
        <button type="submit" className="btn btn-primary" aria-disabled={fetcher.state !== 'idle'}>
          {stockNoticeWords.send}
        </button>
      </div>
      {problem && <Alert className="mt-3">{problem}</Alert>}
      <p className="mt-3 text-sm text-ink-soft">{stockNoticeWords.hint}</p>
    </BackgroundForm>
  );
}
