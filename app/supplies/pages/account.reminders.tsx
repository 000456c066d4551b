import {withFallback} from '~/browser/with-fallback';
import {connectionLost} from '~/content/connection';
import {reminderWords} from '~/content/supplies';
import {notAnswered} from '~/forms/refusals';
import {privateMeta} from '~/seo/seo';
import {LinkForm} from '~/ui/fields/LinkForm';
import type {Route} from './+types/account.reminders';
import {followReminderLink, readReminderLink} from './reminder-page.server';

export const meta: Route.MetaFunction = privateMeta(reminderWords);

export const loader = ({request}: Route.LoaderArgs) => readReminderLink(request);

export const action = ({context, request}: Route.ActionArgs) =>
  followReminderLink(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered(connectionLost));

/** Where the links of reminders' mails lead. */
export default function Reminders({loaderData, actionData}: Route.ComponentProps) {
  const {token, type} = loaderData;
  return (
    <div className="container-page py-12 sm:py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="mb-6 text-3xl">{reminderWords.title}</h1>
        <LinkForm
          action={`/account/reminders?token=${encodeURIComponent(token)}&type=${type}`}
          posted={actionData}
          text={reminderWords[`${type}Text`]}
          button={reminderWords[type]}
        />
      </div>
    </div>
  );
}
