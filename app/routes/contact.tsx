import {ContactPage} from '~/pages/contact/ContactPage';
import {contactPageOf} from '~/pages/contact/contact-page.server';
import {postContact} from '~/pages/contact/send-contact.server';
import {unsent} from '~/pages/contact/contact-answer';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/contact';

export const loader = ({request, context}: Route.LoaderArgs) => contactPageOf(request, context);

export const action = ({request, context}: Route.ActionArgs) => postContact(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, unsent);

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function Contact({loaderData, actionData}: Route.ComponentProps) {
  return <ContactPage page={loaderData} answer={actionData} />;
}
