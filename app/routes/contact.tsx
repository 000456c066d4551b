import {ContactPage} from '~/pages/contact/ContactPage';
import {contactPageOf} from '~/pages/contact/contact-page.server';
import {postContact} from '~/pages/contact/send-contact.server';
import {withFallback} from '~/browser/with-fallback';
import {contactMessages} from '~/content/contact';
import {notAnswered} from '~/forms/refusals';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/contact';

export const loader = ({request, context}: Route.LoaderArgs) => contactPageOf(request, context);

export const action = ({request, context}: Route.ActionArgs) => postContact(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered(contactMessages.failed));

export const meta: Route.MetaFunction = shownMeta;

export default function Contact({loaderData, actionData}: Route.ComponentProps) {
  return <ContactPage page={loaderData} answer={actionData} />;
}
