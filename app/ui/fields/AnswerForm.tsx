import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {useFetcher} from 'react-router';
import {notAnswered, type FormAnswer, type ShownRefusal} from '~/forms/refusals';
import {Alert} from '~/ui/Alert';
import {BackgroundForm} from './BackgroundForm';

export interface AnswerState {
  isWaiting: boolean;
  refusals: ShownRefusal[];
  message: string | null;
  /** Before the page came back with a refusal. */
  typed: Record<string, string> | null;
}

type Texts = Record<string, string>;

interface Props extends Omit<ComponentProps<'form'>, 'children'> {
  action: string;
  /** The answer to this form when it was posted without scripts. */
  posted?: FormAnswer | undefined;
  /** What keeps the form from being sent, found in the browser; a button of `formNoValidate` asks nothing of it. */
  check?: (typed: Texts, form: HTMLFormElement) => ShownRefusal[];
  /** Once the server agreed and the page knows it. */
  onDone?: ((message: string | null, typed: Texts, form: HTMLFormElement) => void) | undefined;
  /** What the page shows changes with it, and is asked for anew. */
  revalidates?: boolean;
  /** Said when nothing answers. */
  failed?: string;
  /** Once it is done, its sentence alone is shown. */
  isOnce?: boolean;
  children: (state: AnswerState) => ReactNode;
}

const none: ShownRefusal[] = [];

const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => !(entry[1] instanceof File),
    ),
  );

/** Sends in the background, or as a plain post; moves the focus to the field at fault. */
export function AnswerForm({posted, check, onDone, failed, isOnce, children, ...props}: Props) {
  const fetcher = useFetcher<FormAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState(none);
  const isWaiting = fetcher.state !== 'idle';
  const answer = isWaiting ? undefined : (fetcher.data ?? posted);
  const refusals = found.length > 0 ? found : answer?.ok === false ? answer.refusals : none;
  const message = found.length === 0 && answer?.ok ? answer.message : null;
  const notifyDone = useEffectEvent(
    (said: string | null) => form.current && onDone?.(said, textsOf(form.current), form.current),
  );
  useEffect(() => {
    if (!isWaiting && fetcher.data?.ok) notifyDone(fetcher.data.message);
  }, [isWaiting, fetcher.data]);
  useEffect(() => {
    // A refusal of the whole (a wrong e-mail or password) leads to the password.
    const fault = '[aria-invalid=true], [name=password]';
    if (refusals.length > 0) form.current?.querySelector<HTMLElement>(fault)?.focus();
  }, [refusals]);
  function mayGo(typed: HTMLFormElement, submitter: HTMLElement | null) {
    const asks = !submitter?.hasAttribute('formnovalidate');
    const wrong = (asks && check?.(textsOf(typed), typed)) || none;
    setFound(wrong);
    return wrong.length === 0;
  }
  if (isOnce && message) return <Alert tone="success">{message}</Alert>;
  return (
    <BackgroundForm
      ref={form}
      fetcher={fetcher}
      mayGo={mayGo}
      onMissed={(isMissed) => isMissed && setFound(notAnswered(failed).refusals)}
      noValidate
      className="space-y-4"
      {...props}
    >
      {/* With scripts the fields on show keep what was typed; another default would empty those that were filled in. */}
      {children({isWaiting, refusals, message, typed: posted?.ok === false ? posted.typed : null})}
    </BackgroundForm>
  );
}

interface NoteProps extends Pick<AnswerState, 'refusals'> {
  message?: string | null;
  className?: string;
}

/** What came of a form: what was done, or every rule that was not met, each with its own sentence. */
export function FormNote({refusals, message, className = ''}: NoteProps) {
  if (message) return <Alert tone="success">{message}</Alert>;
  if (refusals.length === 0) return null;
  return (
    <Alert className={className}>
      {refusals.length === 1 ? (
        refusals[0]?.message
      ) : (
        <ul className="list-disc space-y-1 ps-4">
          {refusals.map(({code, message: said}) => (
            <li key={code}>{said}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
