import {useEffect, useRef} from 'react';
import {OwnForm, type OwnAnswer} from '~/account/security/OwnForm';
import {languageTag} from '~/content/language';
import {passkeyLabels} from '~/content/passkeys';
import {Alert} from '~/ui/Alert';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';
import {TextField} from '~/ui/fields/Field';
import {signalPasskeys} from './ask-authenticator.client';
import {OwnerProof} from './OwnerProof';
import {PasskeyButton} from './PasskeyButton';
import type {PasskeysView} from './passkeys.server';

const formName = 'passkeys';

const dayOf = (time: string) =>
  new Date(time).toLocaleDateString(languageTag, {dateStyle: 'long', timeZone: 'UTC'});

interface RowProps {
  passkey: PasskeysView['passkeys'][number];
  mayRemove: boolean;
}

function PasskeyRow({passkey: {id, name, createdAt, usedAt}, mayRemove}: RowProps) {
  return (
    <li className="py-4">
      <AnswerForm action="/account/security" revalidates className="flex flex-wrap items-end gap-3">
        {({refusals, message}) => (
          <>
            <input type="hidden" name="form" value={formName} />
            <div className="min-w-56 flex-1">
              <TextField
                label={passkeyLabels.name}
                name="name"
                defaultValue={name}
                maxLength={60}
                required
              />
            </div>
            <button
              type="submit"
              name="rename"
              value={id}
              aria-label={passkeyLabels.saveName(name)}
              className="btn btn-secondary"
            >
              {passkeyLabels.save}
            </button>
            {mayRemove && (
              <button
                type="submit"
                form={formName}
                name="remove"
                value={id}
                aria-label={passkeyLabels.removeOne(name)}
                className="btn btn-secondary"
              >
                {passkeyLabels.remove}
              </button>
            )}
            <FormNote refusals={refusals} message={message} className="w-full" />
          </>
        )}
      </AnswerForm>
      <p className="mt-2 text-sm text-ink-soft">
        {passkeyLabels.added(dayOf(createdAt))}
        {usedAt && `, ${passkeyLabels.used(dayOf(usedAt))}`}
      </p>
    </li>
  );
}

interface Props {
  /** Null while the accounts service does not answer. */
  own: PasskeysView | null;
  posted: OwnAnswer | undefined;
}

/** The account's passkeys: listed, named, removed, and one more (rules: Passkeys). */
export function Passkeys({own, posted}: Props) {
  // Of an account that has removed its last one the shop knows no handle any more.
  const handle = useRef<string>(undefined);
  useEffect(() => {
    // Nor of a session that has just ended, which is not fresh: that tells nothing of passkeys.
    handle.current = own?.userHandle ?? (own?.isFresh ? handle.current : undefined);
    if (!own || !handle.current) return;
    void signalPasskeys({
      signalName: 'allAcceptedCredentials',
      rpID: location.hostname,
      userID: handle.current,
      allAcceptedCredentialIDs: own.passkeys.map(({credentialId}) => credentialId),
    });
  }, [own]);
  return (
    <OwnForm
      id={formName}
      name={formName}
      title={passkeyLabels.title}
      text={passkeyLabels.text}
      posted={posted}
      above={
        own &&
        own.passkeys.length > 0 && (
          <ul className="mb-5 divide-y divide-line">
            {own.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} mayRemove={own.isFresh} />
            ))}
          </ul>
        )
      }
    >
      {({refusals}) => {
        if (!own) return <Alert>{passkeyLabels.unavailable}</Alert>;
        if (!own.isFresh) return <OwnerProof proof="again" />;
        return (
          <PasskeyButton step="add" label={passkeyLabels.add} refusals={refusals} className="" />
        );
      }}
    </OwnForm>
  );
}
