import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {Alert} from '~/ui/Alert';
import {Icon} from '~/ui/Icon';
import {useInBrowser} from '~/ui/use-in-browser';
import {
  askAuthenticator,
  knowsPasskeys,
  offersInFields,
  signalPasskeys,
  stopAsking,
  type Asked,
} from './ask-authenticator.client';
import type {Step} from './challenge.server';
import type {ShownRefusal} from '~/forms/refusals';

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
export function PasskeyButton({
  step,
  label,
  refusals,
  isInField = false,
  className = 'w-full',
}: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const canUse = useInBrowser(knowsPasskeys);
  function send(asked: Asked) {
    setProblem('problem' in asked ? asked.problem : null);
    if (!button.current || !('answer' in asked)) return;
    button.current.value = asked.answer;
    button.current.form?.requestSubmit(button.current);
  }
  async function ask() {
    const email = button.current?.form?.querySelector<HTMLInputElement>('[name=email]');
    send(await askAuthenticator(step, email?.value ?? ''));
  }
  useEffect(() => {
    const answer = button.current?.value;
    if (!answer || !refusals.some(({code}) => code === 'passkeyUnknown')) return;
    const {id} = JSON.parse(answer) as {id: string};
    void signalPasskeys({signalName: 'unknownCredential', credentialID: id});
  }, [refusals]);
  const sendOffered = useEffectEvent(send);
  useEffect(() => {
    if (!isInField) return;
    let isLeft = false;
    const offer = async () => {
      if (!(await offersInFields()) || isLeft) return;
      const asked = await askAuthenticator('sign-in', '', true);
      if (!isLeft) sendOffered(asked);
    };
    void offer();
    return () => {
      isLeft = true;
      if (knowsPasskeys()) void stopAsking();
    };
  }, [isInField]);
  if (!canUse) return null;
  return (
    <>
      {problem && <Alert>{problem}</Alert>}
      <button
        ref={button}
        type="submit"
        name="passkey"
        className={`btn btn-secondary ${className}`}
        onClick={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <Icon name="lock" className="size-5" />
        {label}
      </button>
    </>
  );
}
