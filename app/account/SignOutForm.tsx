import {useState, type ReactNode} from 'react';
import {useFetcher} from 'react-router';
import {unexpectedError} from '~/content/connection';
import {BackgroundForm} from '~/ui/fields/BackgroundForm';

interface Props {
  returnTo: string;
  /** The button. */
  children: ReactNode;
}

/** Signs out and goes on where the shopper was; on failure it says so, and the shopper is still signed in. */
export function SignOutForm({returnTo, children}: Props) {
  const fetcher = useFetcher<{ok: boolean}>();
  const [isMissed, setMissed] = useState(false);
  const isWaiting = fetcher.state !== 'idle';
  const hasFailed = !isWaiting && (isMissed || fetcher.data?.ok === false);
  return (
    <BackgroundForm fetcher={fetcher} action="/account/sign-out" onMissed={setMissed}>
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
      {hasFailed && (
        <p role="alert" className="px-3 text-sm text-clay">
          {unexpectedError}
        </p>
      )}
    </BackgroundForm>
  );
}
