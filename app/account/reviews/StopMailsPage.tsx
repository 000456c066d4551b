import {accountMessages} from '~/content/messages/accounts';
import {reviewMailMessages} from '~/content/messages/reviews';
import {Alert} from '~/ui/Alert';
import type {AccountAnswer} from '~/account/account-answer';
import {AccountForm} from '~/account/AccountForm';
import {AccountFrame} from '~/account/AccountFrame';
import {Refusals} from '~/account/Refusals';

interface Props {
  token: string;
  posted: AccountAnswer | undefined;
}

/** Ends the mails that ask for reviews: by a button, since mail scanners open every link. */
export const StopMailsPage = ({token, posted}: Props) => (
  <AccountFrame title={reviewMailMessages.title} text={reviewMailMessages.text}>
    <AccountForm
      action={`/account/review-mails?to=${encodeURIComponent(token)}`}
      posted={posted}
      failed={reviewMailMessages.failed}
    >
      {({isWaiting, refusals, message}) => (
        <>
          <Refusals refusals={refusals} />
          {message ? (
            <Alert tone="success">{message}</Alert>
          ) : (
            <button type="submit" className="btn btn-primary w-full" aria-disabled={isWaiting}>
              {isWaiting ? accountMessages.pleaseWait : reviewMailMessages.stop}
            </button>
          )}
        </>
      )}
    </AccountForm>
  </AccountFrame>
);
