import {useState, type ReactNode} from 'react';
import {Link} from 'react-router';
import {authLabels} from '~/content/account';
import type {FormAnswer} from '~/forms/refusals';
import type {AccountForm} from './account-validation';
import {AccountFrame} from './AccountFrame';
import {CredentialsForm} from './CredentialsForm';
import {Alert} from '~/ui/Alert';

interface Props {
  mode: AccountForm;
  posted: FormAnswer | undefined;
  returnTo: string;
}

/** Sign In or Create Account as a page of its own: the way without scripts. */
export function CredentialsPage({mode, posted, returnTo}: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const message = said ?? (posted?.ok ? posted.message : null);
  const isNew = mode === 'sign-up';
  const other = isNew ? 'sign-in' : 'sign-up';
  const title = isNew ? authLabels.signUp : authLabels.signIn;
  if (message)
    return (
      <AccountFrame title={title}>
        <NextStep message={message}>
          <Link to="/products" className="btn btn-primary w-full">
            {authLabels.close}
          </Link>
        </NextStep>
      </AccountFrame>
    );
  return (
    <AccountFrame title={title} text={isNew ? authLabels.signUpText : authLabels.signInText}>
      <CredentialsForm mode={mode} posted={posted} returnTo={returnTo} onDone={setSaid} />
      <p className="text-center text-sm text-ink-soft">
        {isNew ? authLabels.toSignIn : authLabels.toSignUp}{' '}
        <Link
          to={`/account/${other}?returnTo=${encodeURIComponent(returnTo)}`}
          className="inline-block px-1 py-2 font-semibold text-leaf underline underline-offset-4"
        >
          {isNew ? authLabels.signIn : authLabels.signUp}
        </Link>
      </p>
    </AccountFrame>
  );
}

/** What happens after a sign-up that waits for the confirmation. */
function NextStep({message, children}: {message: string; children: ReactNode}) {
  return (
    <div className="space-y-5">
      <Alert tone="success">{message}</Alert>
      <p className="text-ink-soft">{authLabels.nextStep}</p>
      {children}
    </div>
  );
}
