import {Alert} from '~/ui/Alert';
import {TextField} from '~/ui/Field';
import {authLabels, resetLabels} from '~/content/account';
import {accountMessages} from '~/content/messages';
import type {AccountAnswer} from './account-answer';
import {isEmailAddress} from '~/forms/email-address';
import {AccountForm} from './AccountForm';
import {Refusals} from './Refusals';

const check = ({email = ''}: Record<string, string>) =>
  isEmailAddress(email.trim()) ? [] : [{field: 'email', message: accountMessages.emailInvalid}];

/** Asks for the mail with the link; the answer does not tell whether there is an account. */
export function ResetRequestForm({posted}: {posted: AccountAnswer | undefined}) {
  return (
    <AccountForm action="/account/reset" posted={posted} check={check}>
      {({isWaiting, refusals, message, typedEmail}) => (
        <>
          <TextField
            label={authLabels.email}
            name="email"
            type="email"
            autoComplete="email"
            enterKeyHint="send"
            required
            defaultValue={typedEmail}
            aria-invalid={refusals.some(({field}) => field === 'email')}
          />
          <Refusals refusals={refusals} />
          {message && <Alert tone="success">{message}</Alert>}
          <button type="submit" className="btn btn-primary w-full" aria-disabled={isWaiting}>
            {isWaiting ? accountMessages.pleaseWait : resetLabels.send}
          </button>
        </>
      )}
    </AccountForm>
  );
}
