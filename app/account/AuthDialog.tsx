import {useLocation, useNavigate} from 'react-router';
import {authLabels} from '~/content/account';
import {markSignedIn} from '~/browser/signed-in-mark';
import {useOverlayStore, type AuthMode} from '~/ui/overlay-store';
import {CredentialsForm} from './CredentialsForm';
import type {ReactNode} from 'react';
import {controlLabels} from '~/content/labels/controls';
import {Icon} from '../ui/Icon';
import {useModal} from '../ui/use-modal';

/** The dialog's opener may be gone with the sign-in: then the account menu takes the focus. */
function focusAccountMenu() {
  if (document.activeElement === document.body) document.getElementById('account-menu')?.focus();
}

interface DialogProps {
  mode: AuthMode;
  reason: string | null;
  returnTo: string | null;
  onToggle: () => void;
  onDone: (message: string | null, typed: Record<string, string>) => void;
}

function DialogForm({mode, reason, returnTo, onToggle, onDone}: DialogProps) {
  const isSignUp = mode === 'signUp';
  return (
    <>
      <h2 className="pe-10 text-3xl">{isSignUp ? authLabels.signUp : authLabels.signIn}</h2>
      <p className="mt-2 mb-6 text-ink-soft">
        {reason ?? (isSignUp ? authLabels.signUpText : authLabels.signInText)}
      </p>
      <CredentialsForm
        key={mode}
        mode={isSignUp ? 'sign-up' : 'sign-in'}
        from={returnTo ?? undefined}
        onDone={onDone}
      />
      <p className="mt-5 text-center text-sm text-ink-soft">
        {isSignUp ? authLabels.toSignIn : authLabels.toSignUp}{' '}
        <button
          type="button"
          className="min-h-11 px-1 font-semibold text-leaf underline underline-offset-4"
          onClick={onToggle}
        >
          {isSignUp ? authLabels.signIn : authLabels.signUp}
        </button>
      </p>
    </>
  );
}

/**
 * Create Account and Sign In. Closes on success and goes on where it was opened for; where the account must be
 * confirmed first, the reminder takes its place (rules: Accounts and sessions).
 */
export default function AuthDialog() {
  const auth = useOverlayStore((state) => state.auth);
  const openAuth = useOverlayStore((state) => state.openAuth);
  const closeAuth = useOverlayStore((state) => state.closeAuth);
  const navigate = useNavigate();
  const {pathname, search} = useLocation();
  const awaitConfirmation = useOverlayStore((state) => state.awaitConfirmation);
  function finish(message: string | null, {email = ''}: Record<string, string>) {
    if (message) return awaitConfirmation(email.trim());
    // The opener goes before the dialog gives the focus back.
    markSignedIn();
    closeAuth();
    requestAnimationFrame(focusAccountMenu);
    // Going to the page that is open would lose the place on it.
    const returnTo = auth?.returnTo;
    if (returnTo && ![pathname, pathname + search].includes(returnTo)) void navigate(returnTo);
  }
  const toggle = () =>
    openAuth(
      auth?.mode === 'signUp' ? 'signIn' : 'signUp',
      auth?.reason ?? undefined,
      auth?.returnTo ?? undefined,
    );
  const label = auth?.mode === 'signUp' ? authLabels.signUp : authLabels.signIn;
  return (
    <Modal
      isOpen={auth !== null}
      onClose={closeAuth}
      label={label}
      className="w-[min(28rem,calc(100vw-2rem))]"
    >
      <div className="p-6 sm:p-8">
        {auth && <DialogForm {...auth} onToggle={toggle} onDone={finish} />}
      </div>
    </Modal>
  );
}

interface Props {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
  className?: string;
}

/** A modal dialog in the middle of the page, with its close button. */
function Modal({isOpen, onClose, label, children, className = ''}: Props) {
  const {close, props} = useModal(isOpen, onClose);
  return (
    <dialog
      {...props}
      aria-label={label}
      className={`max-h-[92dvh] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card bg-surface p-0 shadow-lifted ${className}`}
    >
      {isOpen && (
        <div className="relative">
          <button
            type="button"
            aria-label={controlLabels.close}
            className="absolute top-3 end-3 z-10 grid size-11 place-items-center rounded-full bg-surface text-ink hover:bg-sage-light"
            onClick={close}
          >
            <Icon name="close" />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
