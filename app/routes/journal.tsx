import {JournalPage} from '~/pages/owner/JournalPage';
import {journalPage} from '~/pages/owner/journal.server';
import type {Route} from './+types/journal';

export const loader = ({request, context}: Route.LoaderArgs) => journalPage(request, context);

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function Journal({loaderData}: Route.ComponentProps) {
  return <JournalPage page={loaderData} />;
}
