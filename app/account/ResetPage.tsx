import {useState} from 'react';
import {Link} from 'react-router';
import {resetLabels} from '~/content/account';
import type {AccountAnswer} from './account-answer';
import {AccountDone} from './AccountDone';
import {AccountFrame} from './AccountFrame';
import {NewPasswordForm} from './NewPasswordForm';
import {ResetRequestForm} from './ResetRequestForm';

interface ResetPageProps {
  /** Of the mailed link; null where the link is still to be asked for. */
  tokenHash: string | null;
  posted: AccountAnswer | undefined;
}

export function ResetPage({tokenHash, posted}: ResetPageProps) {
  const [said, setSaid] = useState<string | null>(null);
  const message = said ?? (posted?.ok ? posted.message : null);
  if (tokenHash)
    return (
      <AccountFrame title={resetLabels.newTitle}>
        {message ? (
          <AccountDone message={message} />
        ) : (
          <NewPasswordForm tokenHash={tokenHash} posted={posted} onDone={setSaid} />
        )}
      </AccountFrame>
    );
  return (
    <AccountFrame title={resetLabels.title} text={resetLabels.text}>
      <ResetRequestForm posted={posted} />
      <Link
        to="/account/sign-in"
        className="block py-2 text-center text-sm font-semibold text-leaf underline underline-offset-4"
      >
        {resetLabels.backToSignIn}
      </Link>
    </AccountFrame>
  );
}
