import type {ReactNode} from 'react';
import {Link} from 'react-router';
import {cartFields, cartPath} from '~/cart/cart-form';
import {freeSampleId} from '~/pricing/constants';
import {Alert} from '~/ui/Alert';
import {Icon} from '~/ui/Icon';
import {LineIcon} from '~/ui/ShellIcon';
import {useSessionStore, useStanding} from '~/browser/session-store';
import {useFreeSample, type FreeSampleView} from './use-free-sample';
import {useMaySample} from '~/free-sample/use-may-sample';
import {inLanguage} from '~/content/language-paths';
import {fetched} from '~/ui/fetched';

/** For who has not confirmed the address alone. */
const ResendForm = fetched(async () => ({
  default: (await import('~/account/ResendForm')).ResendForm,
}));

const iconStyle = 'size-6 text-leaf';
const giftPath =
  'M4 11h16v9H4zM3 8h18v3H3zM12 8v12M12 8c-4 0-5.5-4-3-4s3 4 3 4Zm0 0c4 0 5.5-4 3-4s-3 4-3 4Z';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  text?: string;
  children: ReactNode;
}

function Notice({icon, title, text, children}: NoticeProps) {
  return (
    <div className="card bg-sage-light p-6">
      <h2 className="flex items-center gap-3 text-xl">
        {icon}
        {title}
      </h2>
      {text && <p className="mt-2">{text}</p>}
      <div className="mt-4 min-h-12">{children}</div>
    </div>
  );
}

/**
 * Signed out, unconfirmed, claimed, in the cart, or to be had: until it is known who is signed in what visitors see,
 * without the way to sign in for a signed-in shopper.
 */
export function FreeSampleBox({view}: {view: FreeSampleView}) {
  const standing = useStanding();
  const email = useSessionStore(({shopper}) => shopper?.email ?? null);
  const hasClaimed = useMaySample() === false;
  const sample = useFreeSample(view, standing);
  const {checking, signedOut, unconfirmed, claimed, available, inCart} = view.states;
  if (sample.isInCart)
    return (
      <Notice icon={<Icon name="check" className={iconStyle} />} title={inCart.title}>
        <Link to={inCart.action.href} className="btn btn-primary">
          {inCart.action.label}
        </Link>
      </Notice>
    );
  if (hasClaimed)
    return (
      <Notice
        icon={<LineIcon path={giftPath} className={iconStyle} />}
        title={claimed.title}
        text={claimed.text}
      >
        <Link to={claimed.action.href} className="btn btn-secondary bg-surface">
          {claimed.action.label}
        </Link>
      </Notice>
    );
  if (standing === 'unconfirmed' && email !== null)
    return (
      <Notice
        icon={<Icon name="mail" className={iconStyle} />}
        title={unconfirmed.title}
        text={unconfirmed.text}
      >
        <ResendForm email={email} className="btn btn-secondary bg-surface" />
      </Notice>
    );
  return (
    <div className="space-y-5">
      {sample.refusal && <Alert>{sample.refusal}</Alert>}
      <form
        method="post"
        action={inLanguage(cartPath)}
        onSubmit={(event) => {
          event.preventDefault();
          void sample.claim();
        }}
      >
        <input type="hidden" name={cartFields.item} value={freeSampleId} />
        <button
          type="submit"
          className="btn btn-primary min-h-14 w-full text-lg"
          disabled={sample.isClaiming}
        >
          {available.action}
        </button>
      </form>
      <p className="text-center text-sm text-ink-soft">{available.note}</p>
      {/* Below the button: it comes and goes with what another tab does, and no press may miss. */}
      {standing === null && (
        <p role="status" className="hidden py-8 text-ink-soft signed-in:block">
          {checking}
        </p>
      )}
      {(standing ?? 'visitor') === 'visitor' && (
        <div className={standing === null ? 'signed-in:hidden' : ''}>
          <Notice
            icon={<Icon name="user" className={iconStyle} />}
            title={signedOut.title}
            text={signedOut.text}
          >
            <Link
              to={`/account/sign-in?returnTo=${encodeURIComponent(`/${view.slug}`)}`}
              className="btn btn-secondary bg-surface"
              onClick={(event) => {
                event.preventDefault();
                sample.signIn();
              }}
            >
              {signedOut.action}
            </Link>
          </Notice>
        </div>
      )}
    </div>
  );
}
