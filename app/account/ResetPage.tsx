import {useState} from 'react';
import {Link} from 'react-router';
import {resetLabels, authLabels} from '~/content/account';
import type {FormAnswer} from '~/forms/refusals';
import {AccountDone} from './AccountDone';
import {AccountFrame} from './AccountFrame';
import {NewPasswordForm} from './NewPasswordForm';
import {TextField} from '~/ui/fields/Field';
import {accountMessages} from '~/content/messages/accounts';
import {isEmailAddress} from '~/forms/email-address';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';

interface ResetPageProps {
  /** Of the mailed link; null where the link is still to be asked for. */
  tokenHash: string | null;
  posted: FormAnswer | undefined;
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

const check = ({email = ''}: Record<string, string>) =>
  isEmailAddress(email.trim())
    ? []
    : [{code: 'emailInvalid', field: 'email', message: accountMessages.emailInvalid}];

/** Asks for the mail with the link; the answer does not tell whether there is an account. */
function ResetRequestForm({posted}: {posted: FormAnswer | undefined}) {
  return (
    <AnswerForm action="/account/reset" posted={posted} check={check}>
      {({isWaiting, refusals, message, typed}) => (
        <>
          <TextField
            label={authLabels.email}
            name="email"
            type="email"
            autoComplete="email"
            enterKeyHint="send"
            required
            defaultValue={typed?.['email']}
            aria-invalid={refusals.some(({field}) => field === 'email')}
          />
          <FormNote refusals={refusals} message={message} />
          <button type="submit" className="btn btn-primary w-full" aria-disabled={isWaiting}>
            {isWaiting ? accountMessages.pleaseWait : resetLabels.send}
          </button>
        </>
      )}
    </AnswerForm>
  );
}
