import {journalFeed} from '~/journal/journal.server';
import type {Route} from './+types/journal.feed';

export const loader = ({context}: Route.LoaderArgs) => journalFeed(context);
