import {useState} from 'react';
import {useLocation} from 'react-router';
import {Icon} from '~/components/ui/Icon';
import {emailReminder} from '~/content/campaigns';
import {dismissReminder, isReminderDismissed} from './reminder-dismissal';
import {ResendForm} from './ResendForm';

const buyingPaths = new Set(['/cart', '/checkout']);

/**
 * Asks a signed-in shopper to confirm the e-mail (spec 1 §4). It floats, so nothing moves when it comes
 * or goes; on a phone's cart and checkout it stands at the end of the page instead of over the button.
 */
export default function EmailReminder({shopperId, email}: {shopperId: string; email: string}) {
  const [isDismissed, setDismissed] = useState(() => isReminderDismissed(shopperId));
  const {pathname} = useLocation();
  if (isDismissed || pathname.startsWith('/account')) return null;
  const place = buyingPaths.has(pathname) ? 'mx-4 mb-8 lg:fixed lg:mb-0' : 'fixed';
  return (
    <section
      aria-label="Email confirmation"
      className={`card bottom-4 left-4 z-20 p-4 shadow-lifted lg:mx-0 lg:w-96 ${place} max-lg:right-4`}
    >
      <div className="flex items-start gap-3">
        <Icon name="mail" className="mt-0.5 size-5 text-leaf" />
        <p className="min-w-0 flex-1 text-sm break-words">{emailReminder.text(email)}</p>
        <button
          type="button"
          aria-label={emailReminder.dismiss}
          className="-mt-3 -mr-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sage-light"
          onClick={() => {
            dismissReminder(shopperId);
            setDismissed(true);
          }}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
      <div className="mt-2 pl-8">
        <ResendForm
          email={email}
          className="min-h-11 text-sm font-semibold text-leaf underline underline-offset-4"
        />
      </div>
    </section>
  );
}
