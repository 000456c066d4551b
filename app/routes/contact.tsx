import {data} from 'react-router';
import {ContactDetails} from '~/pages/contact/ContactDetails';
import {ContactForm, type ContactAnswer} from '~/pages/contact/ContactForm';
import {PageHeading} from '~/pages/PageHeading';
import {ArrowLink} from '~/ui/ArrowLink';
import {contact, contactMessageRows, contactSubjects} from '~/content/contact';
import {businessAddress, businessHours, timeZoneLabel} from '~/content/settings';
import {readFields} from '~/platform/request-body.server';
import {pageMeta} from '~/platform/seo';
import {organization} from '~/platform/structured-data';
import {sendContact} from '~/pages/contact/send-contact.server';
import type {Route} from './+types/contact';

const {street, city, state, postalCode} = businessAddress;

export function loader({context: {siteUrl, env}}: Route.LoaderArgs) {
  const email = env.PUBLIC_SUPPORT_EMAIL;
  const phone = env.PUBLIC_SUPPORT_PHONE;
  return {
    title: contact.title,
    intro: contact.intro,
    faq: contact.faq,
    form: {
      heading: contact.formHeading,
      fields: contact.fields,
      subjects: contactSubjects,
      chooseSubject: contact.chooseSubject,
      rows: contactMessageRows,
      send: contact.send,
      sending: contact.sending,
    },
    details: {
      heading: contact.detailsHeading,
      email: {label: contact.emailLabel, address: email},
      phone: {label: contact.phoneLabel, number: phone},
      address: {label: contact.addressLabel, lines: [street, `${city}, ${state} ${postalCode}`]},
      hours: {
        heading: contact.hoursHeading,
        zone: timeZoneLabel,
        rows: businessHours.map(({daysLabel, hoursLabel}) => ({
          days: daysLabel,
          hours: hoursLabel,
        })),
      },
      notes: [contact.responseNote, contact.cancellationNote],
    },
    meta: pageMeta({
      ...contact.meta,
      path: '/contact',
      siteUrl,
      structuredData: [organization({siteUrl, email, phone})],
    }),
  };
}

const nothingTyped = {name: '', email: '', subject: '', message: ''};

export async function action({request, context}: Route.ActionArgs) {
  const posted = {...nothingTyped, website: '', ...(await readFields(request))};
  const {name, email, subject, message, website} = posted;
  const typed = {name, email, subject, message};
  const outcome = await sendContact(
    context,
    {...typed, website},
    context.clientAddress,
    context.env.PUBLIC_SUPPORT_EMAIL,
  );
  if (outcome.ok)
    return {sent: outcome.value, refusals: [], typed: nothingTyped} satisfies ContactAnswer;
  const answer: ContactAnswer = {sent: null, refusals: outcome.refusals, typed};
  return data(answer, {status: 422});
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function Contact({loaderData, actionData}: Route.ComponentProps) {
  const {title, intro, faq, form, details} = loaderData;
  return (
    <div className="container-page py-12 md:py-16">
      <PageHeading title={title} intro={intro} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
        <ContactForm words={form} answer={actionData} />
        <div className="space-y-8">
          <ContactDetails details={details} />
          <p className="border-t border-line pt-6">
            {faq.text}
            <br />
            <ArrowLink link={faq.link} />
          </p>
        </div>
      </div>
    </div>
  );
}
