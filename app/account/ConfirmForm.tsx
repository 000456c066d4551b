import {Link} from 'react-router';
import {confirmLabels} from '~/content/account';
import {accountMessages} from '~/content/messages';
import type {AccountAnswer} from './account-answer';
import {AccountForm} from './AccountForm';
import {Refusals} from './Refusals';

interface Props {
  tokenHash: string;
  posted: AccountAnswer | undefined;
  onDone: (message: string | null) => void;
}

/** Spends the token of the mailed link: only a person presses this button, a mail scanner does not. */
export function ConfirmForm({tokenHash, posted, onDone}: Props) {
  return (
    <AccountForm
      action={`/account/confirm?token_hash=${encodeURIComponent(tokenHash)}`}
      posted={posted}
      onDone={onDone}
      revalidates
    >
      {({isWaiting, refusals}) => (
        <>
          <input type="hidden" name="token_hash" value={tokenHash} />
          <Refusals refusals={refusals} />
          <button type="submit" className="btn btn-primary w-full" aria-disabled={isWaiting}>
            {isWaiting ? accountMessages.pleaseWait : confirmLabels.confirm}
          </button>
          {refusals.length > 0 && (
            <Link to="/account/resend" className="btn btn-secondary w-full">
              {confirmLabels.resendTitle}
            </Link>
          )}
        </>
      )}
    </AccountForm>
  );
}
