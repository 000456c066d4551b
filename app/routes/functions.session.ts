import {data} from 'react-router';
import {postPasskeyOptions} from '~/account/passkeys/options.server';
import type {Route} from './+types/functions.session';

/** Who is signed in, for pages that are the same for all; null for a visitor. 503 while it is unknown. */
export async function loader({context: {access}}: Route.LoaderArgs) {
  const shopper = await access.shopper();
  if (!shopper) return data({shopper}, {status: (await access.isUnknown()) ? 503 : 200});
  const {id, email, emailConfirmedAt} = shopper;
  return data({shopper: {id, email, email_confirmed_at: emailConfirmedAt}});
}

/** What a device is asked for, before it opens one. */
export const action = ({context, request}: Route.ActionArgs) =>
  postPasskeyOptions(context, request);
