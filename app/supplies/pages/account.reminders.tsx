import {withFallback} from '~/browser/with-fallback';
import {connectionLost} from '~/content/connection';
import {reminderWords} from '~/content/supplies';
import {notAnswered} from '~/forms/refusals';
import {privateMeta} from '~/seo/seo';
import {LinkForm} from '~/ui/fields/LinkForm';
import type {Route} from './+types/account.reminders';
import {confirmReminder, readReminderToken} from './reminder-page.server';

export const meta: Route.MetaFunction = privateMeta(reminderWords);

export const loader = ({request}: Route.LoaderArgs) => readReminderToken(request);

export const action = ({context, request}: Route.ActionArgs) => confirmReminder(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered(connectionLost));

/** Where the mail that confirms a reminder leads. */
export default function Reminders({loaderData: token, actionData}: Route.ComponentProps) {
  return (
    <div className="container-page py-12 sm:py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="mb-6 text-3xl">{reminderWords.title}</h1>
        <LinkForm
          action={`/account/reminders?token=${encodeURIComponent(token)}`}
          posted={actionData}
          text={reminderWords.confirmText}
          button={reminderWords.confirm}
        />
      </div>
    </div>
  );
}
