import {Alert} from '~/ui/Alert';
import {TextField} from '~/ui/Field';
import {authLabels} from '~/content/account';
import {emailReminder} from '~/content/campaigns';
import {accountMessages} from '~/content/messages/accounts';
import type {AccountAnswer} from './account-answer';
import {AccountForm} from './AccountForm';
import {Refusals} from './Refusals';

interface Props {
  /** Known, or null to ask for it. */
  email: string | null;
  posted?: AccountAnswer | undefined;
  className?: string;
}

/** Mails the confirmation again; says *Sending...* and how it went. */
export function ResendForm({email, posted, className = 'btn btn-secondary'}: Props) {
  return (
    <AccountForm
      action="/account/resend"
      posted={posted}
      failed={accountMessages.confirmationFailed}
    >
      {({isWaiting, refusals, message, typedEmail}) => (
        <>
          {email === null ? (
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
          ) : (
            <input type="hidden" name="email" value={email} />
          )}
          <Refusals refusals={refusals} />
          {message && <Alert tone="success">{message}</Alert>}
          <button type="submit" className={className} aria-disabled={isWaiting}>
            {isWaiting ? emailReminder.sending : emailReminder.resend}
          </button>
        </>
      )}
    </AccountForm>
  );
}
