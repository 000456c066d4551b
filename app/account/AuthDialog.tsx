import {useState} from 'react';
import {useLocation, useNavigate} from 'react-router';
import {Modal} from '~/ui/Modal';
import {authLabels} from '~/content/account';
import {useOverlayStore, type AuthMode} from '~/ui/overlay-store';
import {CredentialsForm} from './CredentialsForm';
import {NextStep} from './NextStep';

/** Whoever opened the dialog may be gone with the sign-in: then the account menu takes the focus. */
function focusAccountMenu() {
  if (document.activeElement === document.body) document.getElementById('account-menu')?.focus();
}

interface DialogProps {
  mode: AuthMode;
  reason: string | null;
  onToggle: () => void;
  onDone: (message: string | null) => void;
}

function DialogForm({mode, reason, onToggle, onDone}: DialogProps) {
  const isSignUp = mode === 'signUp';
  return (
    <>
      <h2 className="pr-10 text-3xl">{isSignUp ? authLabels.signUp : authLabels.signIn}</h2>
      <p className="mt-2 mb-6 text-ink-soft">
        {reason ?? (isSignUp ? authLabels.signUpText : authLabels.signInText)}
      </p>
      <CredentialsForm key={mode} mode={isSignUp ? 'sign-up' : 'sign-in'} onDone={onDone} />
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

/** Create Account and Sign In. Closes on success and goes on where it was opened for. */
export default function AuthDialog() {
  const auth = useOverlayStore((state) => state.auth);
  const openAuth = useOverlayStore((state) => state.openAuth);
  const closeAuth = useOverlayStore((state) => state.closeAuth);
  const navigate = useNavigate();
  const {pathname, search} = useLocation();
  const [message, setMessage] = useState<string | null>(null);
  function close() {
    setMessage(null);
    closeAuth();
  }
  function finish(said: string | null) {
    if (said) return setMessage(said);
    close();
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
      onClose={close}
      label={label}
      className="w-[min(28rem,calc(100vw-2rem))]"
    >
      <div className="p-6 sm:p-8">
        {message ? (
          <>
            <h2 className="mb-5 pr-10 text-3xl">{authLabels.signUp}</h2>
            <NextStep message={message}>
              <button type="button" className="btn btn-primary w-full" onClick={close}>
                {authLabels.close}
              </button>
            </NextStep>
          </>
        ) : (
          auth && <DialogForm {...auth} onToggle={toggle} onDone={finish} />
        )}
      </div>
    </Modal>
  );
}
