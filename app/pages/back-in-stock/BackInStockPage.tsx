import {useFetcher} from 'react-router';
import {useState} from 'react';
import type {NoticeAnswer} from '~/catalogue/stock-notice/notice-answer';
import {linkPath} from '~/catalogue/stock-notice/notice-path';
import StockNoticeForm from '~/catalogue/stock-notice/StockNoticeForm';
import {connectionLost} from '~/content/connection';
import {stockNoticeWords} from '~/content/messages/stock-notice';
import {Alert} from '~/ui/Alert';
import {ArrowLink} from '~/ui/ArrowLink';
import {BackgroundForm} from '~/ui/BackgroundForm';

export type ShownNotice =
  /** A mailed link was opened. */
  | {kind: 'link'; type: 'confirm' | 'withdraw'; token: string}
  /** The form, without scripts on the product's own page; without a name while the shop does not answer. */
  | {
      kind: 'ask';
      productId: number;
      variationId: number | null;
      name: string | null;
      /** Of the account; null for a visitor. */
      email: string | null;
    };

interface Props {
  shown: ShownNotice;
  posted: NoticeAnswer | undefined;
}

function LinkForm({shown, posted}: {shown: ShownNotice & {kind: 'link'}; posted: Props['posted']}) {
  const fetcher = useFetcher<NoticeAnswer>();
  const [isMissed, setMissed] = useState(false);
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? posted) : undefined;
  const isWithdrawal = shown.type === 'withdraw';
  if (answer?.ok) return <Alert tone="success">{answer.message}</Alert>;
  const problem = isMissed ? connectionLost : answer?.refusals[0]?.message;
  return (
    <BackgroundForm
      fetcher={fetcher}
      action={linkPath(shown.token, shown.type)}
      onMissed={setMissed}
      className="space-y-4"
    >
      <p className="text-ink-soft">
        {isWithdrawal ? stockNoticeWords.withdrawText : stockNoticeWords.confirmText}
      </p>
      <input type="hidden" name="token" value={shown.token} />
      <input type="hidden" name="type" value={shown.type} />
      {problem && <Alert>{problem}</Alert>}
      <button type="submit" className="btn btn-primary w-full">
        {isWithdrawal ? stockNoticeWords.withdraw : stockNoticeWords.confirm}
      </button>
    </BackgroundForm>
  );
}

const titleOf = (shown: ShownNotice): string => {
  if (shown.kind === 'ask' && shown.name !== null) return stockNoticeWords.titleFor(shown.name);
  return shown.kind === 'link' && shown.type === 'withdraw'
    ? stockNoticeWords.withdrawTitle
    : stockNoticeWords.title;
};

/** Where the mails about products that are sold out lead, and where they are asked for without scripts. */
export function BackInStockPage({shown, posted}: Props) {
  return (
    <div className="container-page py-12 sm:py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="mb-6 text-3xl">{titleOf(shown)}</h1>
        {shown.kind === 'link' ? (
          <LinkForm shown={shown} posted={posted} />
        ) : (
          <StockNoticeForm {...shown} posted={posted} />
        )}
        <p className="mt-8">
          <ArrowLink link={stockNoticeWords.products} />
        </p>
      </div>
    </div>
  );
}
