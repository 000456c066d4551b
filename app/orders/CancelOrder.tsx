import {useEffect, useRef, useState, type SubmitEvent} from 'react';
import {Link, useFetcher, type FetcherWithComponents} from 'react-router';
import {formatCents} from '~adapters/commerce/money';
import {connectionLost} from '~/content/connection';
import {cancelWords, orderPage} from '~/content/order-page';
import {inLanguage} from '~/content/language-paths';
import {Alert} from '~/ui/Alert';
import {BackgroundForm} from '~/ui/fields/BackgroundForm';
import {TextAreaField} from '~/ui/fields/TextAreaField';
import {useModal} from '~/ui/use-modal';
import {cancelIntent, type CancelAnswer} from './cancel-answer';
import type {ShownOrder} from './shown-order';

/** Of what nobody should press by mistake. */
const quiet = 'min-h-11 font-semibold text-ink-soft underline underline-offset-4 hover:text-ink';

/** That its customer has cancelled it, and how its money stands; read first where that was done just now. */
export function CancelledNote({order: {cancellation, summary}}: {order: ShownOrder}) {
  const {cancelledAt = null, money = 'none'} = cancellation ?? {};
  const note = useRef<HTMLDivElement>(null);
  const [before] = useState(cancelledAt);
  useEffect(() => {
    if (cancelledAt !== before) note.current?.focus();
  }, [cancelledAt, before]);
  if (!cancelledAt) return null;
  return (
    <div ref={note} tabIndex={-1} className="mt-6 scroll-mt-28 outline-none">
      <Alert tone="info">
        {cancelWords.done(cancelledAt)} {cancelWords.money[money](formatCents(summary.total))}
      </Alert>
    </div>
  );
}

function Write({text}: {text: string}) {
  return (
    <p className="text-ink-soft">
      {text}
      <Link to="/contact" className="font-semibold text-leaf underline underline-offset-4">
        {orderPage.contact}
      </Link>
      .
    </p>
  );
}

interface FormProps {
  fetcher: FetcherWithComponents<CancelAnswer>;
  path: string;
  posted: CancelAnswer | undefined;
  /** Leaves it as it is; without scripts a link does. */
  onKeep?: () => void;
}

function CancelForm({fetcher, path, posted, onKeep}: FormProps) {
  const [isMissed, setMissed] = useState(false);
  const isWaiting = fetcher.state !== 'idle';
  const outcome = isWaiting ? undefined : (fetcher.data ?? posted)?.cancelling;
  return (
    <BackgroundForm
      fetcher={fetcher}
      action={path}
      revalidates
      onMissed={setMissed}
      className="space-y-4"
    >
      <h2 className="text-2xl">{cancelWords.question}</h2>
      <p>{cancelWords.text}</p>
      <input type="hidden" name="intent" value={cancelIntent} />
      <TextAreaField label={cancelWords.reason} name="reason" rows={3} maxLength={1000} />
      {isMissed && <Alert>{connectionLost}</Alert>}
      {outcome && outcome !== 'cancelled' && <Alert>{cancelWords[outcome]}</Alert>}
      <div className="flex flex-wrap gap-3">
        {onKeep ? (
          <button type="button" className="btn btn-primary" onClick={onKeep}>
            {cancelWords.keep}
          </button>
        ) : (
          <a href={inLanguage(path)} className="btn btn-primary">
            {cancelWords.keep}
          </a>
        )}
        <button type="submit" className={quiet} aria-disabled={isWaiting}>
          {isWaiting ? cancelWords.waiting : cancelWords.confirm}
        </button>
      </div>
    </BackgroundForm>
  );
}

interface Props {
  order: ShownOrder;
  /** Without scripts: it was asked for. */
  isAsked: boolean;
  /** What came of it, there. */
  posted: CancelAnswer | undefined;
}

/** The button that cancels an order, which asks once more; where there is none, the way to us. */
export function CancelOrder({order: {cancellation, path, progress}, isAsked, posted}: Props) {
  const fetcher = useFetcher<CancelAnswer>();
  const [isOpen, setOpen] = useState(false);
  const {close, props} = useModal(isOpen, () => setOpen(false));
  if (cancellation?.cancelledAt) return <Write text={cancelWords.anyQuestion} />;
  if (!cancellation?.until)
    return (
      <>
        {(fetcher.data ?? posted) && <Alert>{cancelWords.over}</Alert>}
        <Write text={progress.parcels.length > 0 ? cancelWords.anyQuestion : orderPage.cancel} />
      </>
    );
  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setOpen(true);
  }
  const key = new URLSearchParams(path.split('?')[1]).get('key');
  return (
    <section id={cancelIntent} aria-label={cancelWords.button} className="space-y-4">
      {isAsked || posted ? (
        <div className="card p-5 sm:p-7">
          <CancelForm fetcher={fetcher} path={path} posted={posted} />
        </div>
      ) : (
        <form
          method="get"
          action={inLanguage(`${path.split('?')[0]}#${cancelIntent}`)}
          onSubmit={ask}
        >
          {key && <input type="hidden" name="key" value={key} />}
          <button name={cancelIntent} value="1" className={quiet}>
            {cancelWords.button}
          </button>
        </form>
      )}
      <Write text={`${cancelWords.until(cancellation.until)} ${cancelWords.anyQuestion}`} />
      <dialog
        {...props}
        aria-label={cancelWords.question}
        className="m-auto max-h-[92dvh] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-card bg-surface p-6 shadow-lifted sm:p-8"
      >
        {isOpen && <CancelForm fetcher={fetcher} path={path} posted={undefined} onKeep={close} />}
      </dialog>
    </section>
  );
}
