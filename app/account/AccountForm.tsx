import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {useFetcher, useLocation} from 'react-router';
import type {Refusal} from '~adapters/commerce';
import {accountMessages} from '~/content/messages/accounts';
import {BackgroundForm} from '~/ui/BackgroundForm';
import type {AccountAnswer} from './account-answer';

export interface AccountFormState {
  isWaiting: boolean;
  refusals: Refusal[];
  message: string | null;
  /** What was typed before the page came back with a refusal. */
  typedEmail: string;
  typed: Record<string, string> | null;
}

interface Props {
  action: string;
  /** The answer to this form when it was posted without scripts. */
  posted?: AccountAnswer | undefined;
  /** What keeps the form from being sent, found in the browser. */
  check?: (fields: Record<string, string>) => Refusal[];
  /** Once the server agreed and the page knows it. */
  onDone?: ((message: string | null, typed: Record<string, string>) => void) | undefined;
  /** What the page shows changes with it, and is asked for anew. */
  revalidates?: boolean;
  /** Said when nothing answers. */
  failed?: string;
  /** Where a link that it has mailed leads back to; else to the page that it stands on. */
  from?: string | undefined;
  children: (state: AccountFormState) => ReactNode;
}

const none: Refusal[] = [];

const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => !(entry[1] instanceof File),
    ),
  );

/** A refusal of the form (a wrong e-mail or password) leads to the password. */
function focusFault(form: HTMLFormElement | null, [first]: Refusal[]): void {
  const input = first && form?.elements.namedItem(first.field ?? 'password');
  const target = input instanceof RadioNodeList ? input[0] : input;
  if (target instanceof HTMLElement) target.focus();
}

/** Sends in the background, or as a plain post; moves the focus to the field at fault. */
export function AccountForm({
  action,
  posted,
  check,
  onDone,
  revalidates,
  failed = accountMessages.unexpected,
  from,
  children,
}: Props) {
  const {pathname, search} = useLocation();
  const here = new URLSearchParams(search).get('returnTo') ?? pathname + search;
  const fetcher = useFetcher<AccountAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState(none);
  const isWaiting = fetcher.state !== 'idle';
  const answer = isWaiting ? undefined : (fetcher.data ?? posted);
  const refusals = found.length > 0 ? found : answer?.ok === false ? answer.refusals : none;
  // With scripts the fields on show keep what was typed; another default would empty those that were filled in.
  const typed = posted?.ok === false ? posted.values : null;
  const notifyDone = useEffectEvent((message: string | null) =>
    onDone?.(message, form.current ? textsOf(form.current) : {}),
  );
  useEffect(() => {
    if (!isWaiting && fetcher.data?.ok) notifyDone(fetcher.data.message);
  }, [isWaiting, fetcher.data]);
  useEffect(() => focusFault(form.current, refusals), [refusals]);
  function mayGo(typed: HTMLFormElement) {
    const wrong = check?.(textsOf(typed)) ?? none;
    setFound(wrong);
    return wrong.length === 0;
  }
  return (
    <BackgroundForm
      ref={form}
      fetcher={fetcher}
      action={action}
      revalidates={revalidates}
      mayGo={mayGo}
      onMissed={(isMissed) => isMissed && setFound([{field: null, message: failed}])}
      noValidate
      className="space-y-4"
    >
      <input type="hidden" name="from" value={from ?? here} />
      {children({
        isWaiting,
        refusals,
        message: found.length === 0 && answer?.ok ? answer.message : null,
        typedEmail: typed?.email ?? '',
        typed,
      })}
    </BackgroundForm>
  );
}
