import {useEffect, useRef, useState} from 'react';
import type {ShownRefusal} from '~/forms/refusals';
import {Alert} from '~/ui/Alert';
import {Icon} from '~/ui/Icon';
import {useInBrowser} from '~/ui/use-in-browser';
import {
  askAuthenticator,
  knowsPasskeys,
  offerInField,
  signalPasskeys,
} from './ask-authenticator.client';
import type {Step} from './challenge.server';

interface Props {
  step: Step;
  label: string;
  /** Of its form. */
  refusals: readonly ShownRefusal[];
  /** Its form has a field in which the browser offers passkeys. */
  isInField?: boolean;
  className?: string;
}

/** Sends the form that it stands in with a passkey's answer; nothing without scripts. */
export function PasskeyButton({step, label, refusals, isInField, className = 'w-full'}: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const canUse = useInBrowser(knowsPasskeys);
  useEffect(() => {
    const answer = button.current?.value;
    if (!answer || !refusals.some(({code}) => code === 'passkeyUnknown')) return;
    const {id: credentialID} = JSON.parse(answer) as {id: string};
    const rpID = location.hostname;
    void signalPasskeys({signalName: 'unknownCredential', rpID, credentialID});
  }, [refusals]);
  useEffect(
    () => (isInField && canUse && button.current ? offerInField(button.current) : undefined),
    [isInField, canUse],
  );
  if (!canUse) return null;
  return (
    <>
      {problem && <Alert>{problem}</Alert>}
      <button
        ref={button}
        type="submit"
        name="passkey"
        formNoValidate
        className={`btn btn-secondary ${className}`}
        onClick={(event) => {
          event.preventDefault();
          void askAuthenticator(event.currentTarget, step).then(setProblem);
        }}
      >
        <Icon name="lock" className="size-5" />
        {label}
      </button>
    </>
  );
}
