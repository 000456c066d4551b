import {withFallback} from '~/browser/with-fallback';
import {connectionLost} from '~/content/connection';
import {reminderWords} from '~/content/supplies';
import {privateMeta} from '~/seo/seo';
import {ReminderPage} from '~/orders/supplies/ReminderPage';
import {followReminderLink, readReminderLink} from '~/orders/supplies/reminder-page.server';
import type {Route} from './+types/account.reminders';

export const meta: Route.MetaFunction = privateMeta({...reminderWords, path: '/account/reminders'});

export const loader = ({request}: Route.LoaderArgs) => readReminderLink(request);

export const action = ({context, request}: Route.ActionArgs) =>
  followReminderLink(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, {isSaved: false, message: connectionLost});

export default function Reminders({loaderData, actionData}: Route.ComponentProps) {
  return <ReminderPage link={loaderData} posted={actionData} />;
}
