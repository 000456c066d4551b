import type {Section, SectionPicture} from '~adapters/content';
import {shopDescription} from '~/content/brand';
import {readIndex} from '~/catalogue/list/catalogue-index.server';
import {finder} from '~/content/finder';
import {home} from '~/content/home';
import type {PictureName} from '~/content/pictures';
import {said, speaksOfHealth} from '~/content/said.server';
import {sitePicture} from '~/content/site-picture.server';
import {wants} from '~/content/wants';
import {findOwnersPage, showOwnersPage} from '~/pages/owner/owners-page.server';
import {ownFilm, showSections} from '~/pages/sections/show-section.server';
import {organization, website} from '~/seo/structured-data';
import {pageMeta} from '~/seo/seo';
import type {AppServices} from '~/server/app-services';

/** It repeats the words beside it. */
const silent = (name: PictureName): SectionPicture => ({...sitePicture(name), altText: ''});

/** The finder's first question, with what of it is sold. */
function questionOf(sold: readonly {category: string}[]): Section[] {
  const items = wants.list.flatMap(({label, text, category}, place) =>
    sold.some((want) => want.category === category)
      ? {heading: label, text, link: {label: finder.begin, href: `/finder?answers=${place + 1}`}}
      : [],
  );
  return items.length > 0
    ? [{kind: 'scenarios', ground: 'honey', heading: wants.title, text: [finder.intro], items}]
    : [];
}

/** The home page that is built in, section by section in their order (rules: Sections). */
export function homeSections(sold: readonly {category: string}[] = wants.list): Section[] {
  const {hero, howItWorks, featured, alternative, healthClaim, scenarios, closing, badges} = home;
  return [
    {
      kind: 'hero',
      heading: hero.headline,
      text: [hero.text],
      link: hero.action,
      more: hero.more,
      picture: sitePicture('hero'),
      film: ownFilm,
      purpose: hero.sells,
      items: [],
    },
    {
      kind: 'steps',
      ground: 'sand',
      heading: howItWorks.heading,
      text: [howItWorks.intro],
      items: howItWorks.cards.map(({title, text, picture}) => ({
        heading: title,
        text,
        picture: picture && silent(picture),
      })),
    },
    {
      kind: 'products',
      heading: featured.heading,
      text: [featured.text],
      link: featured.link,
      by: 'start',
      hasOffers: true,
      items: [],
    },
    ...questionOf(sold),
    {
      kind: 'comparison',
      heading: alternative.heading,
      text: [alternative.intro],
      picture: sitePicture(alternative.picture),
      ours: alternative.naturalLabel,
      theirs: alternative.prescriptionLabel,
      items: alternative.rows.map(({topic, natural, prescription}) => ({
        heading: topic,
        ours: natural,
        theirs: prescription,
      })),
      note: alternative.note,
    },
    {
      kind: 'claim',
      ground: 'sage',
      heading: healthClaim.heading,
      text: healthClaim.paragraphs,
      link: healthClaim.link,
      picture: silent(healthClaim.picture),
      items: [],
    },
    {
      kind: 'scenarios',
      heading: scenarios.heading,
      text: [scenarios.intro],
      items: scenarios.items.map(({icon, title, text, link}) => ({
        icon,
        heading: title,
        text,
        link,
      })),
      note: scenarios.note,
    },
    {
      kind: 'closing',
      heading: closing.heading,
      text: [closing.text],
      link: closing.action,
      picture: silent('kitchen'),
      items: badges.map(({label, icon}) => ({heading: label, icon})),
    },
  ];
}

type Services = Pick<AppServices, 'commerce' | 'content' | 'env' | 'log' | 'siteUrl'>;

/** What search engines read of the shop on its home page, whoever wrote it. */
function structuredData({siteUrl, env}: Pick<Services, 'siteUrl' | 'env'>) {
  const contact = {
    siteUrl,
    email: env.PUBLIC_SUPPORT_EMAIL,
    phone: env.PUBLIC_SUPPORT_PHONE,
    description: said(shopDescription),
  };
  return [organization(contact), website(siteUrl)];
}

/** The owner's front page, where it has sections, else the built-in one. */
export async function homePage(request: {url: string}, context: Services) {
  const page = await findOwnersPage(request, context);
  const {title, description} = said(home.meta);
  const data = structuredData(context);
  if (page) return showOwnersPage(page, context, {title, structuredData: data});
  const {wants: sold} = await readIndex(context.commerce.products);
  const sections = await showSections(homeSections(sold), context);
  const isAboutHealth = speaksOfHealth(sections);
  return {
    sections: sections.map((one) => (one.kind === 'claim' ? {...one, isAboutHealth} : one)),
    meta: pageMeta({title, description, path: '/', siteUrl: context.siteUrl, structuredData: data}),
  };
}
