import {shopDescription} from '~/content/brand';
import {said} from '~/content/said.server';
import {isAsked} from '~/content/asked-laws.server';
import {withdrawalWords} from '~/content/withdrawal';
import {contact, contactMessageRows, contactSubjects} from '~/content/contact';
import {businessAddress, businessHours, timeZoneLabel} from '~/content/settings';
import {fieldTool, formTool} from '~/forms/form-tool';
import type {AppServices} from '~/server/app-services';
import {ownersPage} from '~/pages/owner/owners-page.server';
import {pageMeta} from '~/seo/seo';
import {organization} from '~/seo/structured-data';

const {street, city, state, postalCode} = businessAddress;

function contactPage({siteUrl, env}: Pick<AppServices, 'siteUrl' | 'env'>) {
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
      tool: formTool('write_to_shop', env),
      honeypot: fieldTool('honeypot', env),
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
      notes: [
        contact.responseNote,
        contact.cancellationNote,
        ...(isAsked('withdrawal') ? [withdrawalWords.contact] : []),
      ],
    },
    meta: pageMeta({
      ...contact.meta,
      path: '/contact',
      siteUrl,
      structuredData: [organization({siteUrl, email, phone, description: said(shopDescription)})],
    }),
  };
}

/** With the owner's words above the form where some are published (rules: The owner's pages). */
export async function contactPageOf(
  request: Request,
  context: Pick<AppServices, 'commerce' | 'content' | 'env' | 'log' | 'siteUrl'>,
) {
  const page = await ownersPage(request, context);
  const own = contactPage(context);
  if (!page) return {...own, text: []};
  const {title, ownersText: text} = page;
  const structured = own.meta.filter((tag) => 'script:ld+json' in tag);
  return {...own, title, intro: '', text, meta: [...page.meta, ...structured]};
}

export type ContactPageView = Awaited<ReturnType<typeof contactPageOf>>;
