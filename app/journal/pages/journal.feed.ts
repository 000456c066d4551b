import {journalFeed} from '~/journal/journal.server';
import type {Route} from './+types/journal.feed';

/** The newest articles as RSS 2.0. */
export const loader = ({context}: Route.LoaderArgs) => journalFeed(context);
