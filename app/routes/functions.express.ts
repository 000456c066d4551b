import {findExpress} from '~/checkout/express.server';
import type {Route} from './+types/functions.express';

/** What the drawer's wallets open with (rules: Payment in Stripe's fields). */
export const loader = async ({context}: Route.LoaderArgs) =>
  Response.json(await findExpress(context));
