import {requireSession} from '~/account/session/require-session.server';
import {answerMyCalendar} from './supplies-page.server';
import type {Route} from './+types/account.supplies.calendar';

/** When all that the shopper takes ends, as a calendar file. */
export async function loader({context, request}: Route.LoaderArgs) {
  const {shopper} = await requireSession(context, request);
  return answerMyCalendar(context, shopper);
}
