import {useState} from 'react';
import {useLocation} from 'react-router';
import {Icon} from '~/ui/Icon';
import {roomAtEnd} from '~/ui/room-at-end';
import {emailReminder, emailReminderDismissalMs} from '~/content/campaigns';
import {accountMessages} from '~/content/messages/accounts';
import {ResendForm} from './ResendForm';
import {lastingStorage} from '~/browser/browser-storage';

interface Props {
  shopperId: string;
  email: string;
  /** Just signed up: the account opens with the confirmation. */
  isNew: boolean;
}

/** Pages that ask for the confirmation in their own words. */
const confirmsItself = /^\/(account|free-sample)/;

const buyingPaths = new Set(['/cart', '/checkout']);

/**
 * Asks a signed-in shopper to confirm the e-mail. It floats, above a phone's buy bar, so nothing
 * moves when it comes or goes; in the cart and at checkout it stands at the end, clear of the button.
 * Where there is no room beside the question about cookies it floats at the top.
 */
export default function EmailReminder({shopperId, email, isNew}: Props) {
  const [isDismissed, setDismissed] = useState(() => isReminderDismissed(shopperId));
  const {pathname} = useLocation();
  if (isDismissed || confirmsItself.test(pathname)) return null;
  const isAtEnd = buyingPaths.has(pathname);
  const place = isAtEnd
    ? 'mx-auto mb-10 w-[calc(100%-2rem)]'
    : 'fixed bottom-24 start-4 z-20 end-4 lg:bottom-4 with-banner:top-22 with-banner:bottom-auto low:static low:m-4';
  return (
    <section
      ref={isAtEnd ? null : roomAtEnd}
      aria-label={emailReminder.label}
      className={`card max-w-96 p-4 shadow-lifted ${place}`}
    >
      <div className="flex items-start gap-3">
        <Icon name="mail" className="mt-0.5 size-5 text-leaf" />
        <p role={isNew ? 'status' : undefined} className="min-w-0 flex-1 text-sm break-words">
          {isNew && `${accountMessages.checkInbox} `}
          {isNew ? emailReminder.sentTo(email) : emailReminder.text(email)}
        </p>
        <button
          type="button"
          aria-label={emailReminder.dismiss}
          className="-mt-3 -me-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sage-light"
          onClick={() => {
            dismissReminder(shopperId);
            setDismissed(true);
          }}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
      <div className="mt-2 ps-8">
        <ResendForm
          email={email}
          className="min-h-11 text-sm font-semibold text-leaf underline underline-offset-4"
        />
      </div>
    </section>
  );
}

const storageName = 'email-reminder-dismissed';

interface Dismissal {
  shopperId: string;
  at: number;
}

export function dismissReminder(shopperId: string): void {
  lastingStorage.remember(storageName, {shopperId, at: Date.now()} satisfies Dismissal);
}

/** Whether this shopper sent the reminder away within the last 24 hours. */
export function isReminderDismissed(shopperId: string): boolean {
  const stored = lastingStorage.find(storageName) as Partial<Dismissal> | null;
  const age = Date.now() - Number(stored?.at);
  return stored?.shopperId === shopperId && age >= 0 && age < emailReminderDismissalMs;
}
