import {Link} from 'react-router';
import type {AccountName} from '~adapters/accounts';
import {OwnerProof} from '~/account/passkeys/OwnerProof';
import {Passkeys} from '~/account/passkeys/Passkeys';
import type {PasskeysView} from '~/account/passkeys/passkeys.server';
import {PasswordField} from '~/account/PasswordField';
import {toPasswordRefusals} from '~/account/account-validation';
import {accountLabels, authLabels, deletionLabels, securityLabels} from '~/content/account';
import {accountMessages} from '~/content/messages/accounts';
import {showRefusals} from '~/forms/refusals';
import {Alert} from '~/ui/Alert';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import {TextField} from '~/ui/fields/Field';
import type {SessionView} from './account-sessions.server';
import {OwnForm, type OwnAnswer} from './OwnForm';
import {SessionRows} from './SessionRows';

interface Props {
  email: string;
  /** Null while the accounts service does not answer. */
  name: AccountName | null;
  sessions: SessionView[] | null;
  passkeys: PasskeysView | null;
  posted: OwnAnswer | undefined;
}

const checkNewPassword = ({newPassword = ''}: Record<string, string>) =>
  showRefusals(accountMessages, toPasswordRefusals(newPassword));

/** What a shopper changes of the account (rules: Changing an account). */
export function SecurityPage({email, name, sessions, passkeys, posted}: Props) {
  const proof = passkeys?.proof ?? 'password';
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
      <Breadcrumbs
        crumbs={[
          {name: accountLabels.title, path: '/account'},
          {name: securityLabels.title, path: '/account/security'},
        ]}
      />
      <h1 className="mt-4 mb-8 text-4xl">{securityLabels.title}</h1>
      <div className="grid gap-6">
        <OwnForm
          name="email"
          title={accountLabels.email}
          text={securityLabels.emailText(email)}
          submit={securityLabels.changeEmail}
          posted={posted}
          empties
        >
          {({typed, isWrong}) => (
            <>
              <TextField
                label={securityLabels.newEmail}
                name="email"
                type="email"
                autoComplete="email"
                required
                defaultValue={typed?.['email']}
                aria-invalid={isWrong('email')}
              />
              <OwnerProof proof={proof} isWrong={isWrong('password')} />
            </>
          )}
        </OwnForm>
        <OwnForm
          name="password"
          title={securityLabels.passwordTitle}
          text={securityLabels.passwordText}
          submit={securityLabels.changePassword}
          posted={posted}
          check={checkNewPassword}
          empties
        >
          {({isWrong}) => (
            <>
              <OwnerProof proof={proof} isWrong={isWrong('password')} />
              <PasswordField
                label={authLabels.newPassword}
                name="newPassword"
                autoComplete="new-password"
                required
                hint={authLabels.passwordHint}
                aria-invalid={isWrong('newPassword')}
              />
            </>
          )}
        </OwnForm>
        <OwnForm
          name="sessions"
          title={securityLabels.devices}
          text={securityLabels.devicesText}
          posted={posted}
          empties
        >
          {({isWrong}) =>
            sessions ? (
              <>
                <OwnerProof proof={proof} isWrong={isWrong('password')} />
                <SessionRows sessions={sessions} />
              </>
            ) : (
              <Alert>{securityLabels.unavailable}</Alert>
            )
          }
        </OwnForm>
        <Passkeys key={email} own={passkeys} posted={posted} />
        {name && (
          <OwnForm
            name="name"
            title={securityLabels.name}
            text={securityLabels.nameText}
            submit={securityLabels.saveName}
            posted={posted}
          >
            {({typed}) => (
              <div className="grid gap-4 sm:grid-cols-2">
                {(['firstName', 'lastName'] as const).map((part) => (
                  <TextField
                    key={part}
                    label={securityLabels[part]}
                    name={part}
                    autoComplete={part === 'firstName' ? 'given-name' : 'family-name'}
                    maxLength={100}
                    defaultValue={typed?.[part] ?? name[part]}
                  />
                ))}
              </div>
            )}
          </OwnForm>
        )}
        <OwnForm
          name="export"
          title={securityLabels.data}
          text={securityLabels.dataText}
          submit={securityLabels.export}
          posted={posted}
        />
      </div>
      <p className="mt-8">
        <Link to="/account/delete" className="text-sm text-ink-soft underline underline-offset-4">
          {deletionLabels.title}
        </Link>
      </p>
    </div>
  );
}
