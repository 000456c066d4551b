import {about as written} from '~/content/about';
import {sitePicture, toShownCard, toShownSection} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';
import {said, speaksOfHealth} from '~/content/said.server';

const toSection = (about: typeof written, id: 'mission' | 'story') => {
  const {heading, paragraphs, picture} = about[id];
  return paragraphs.length > 0 && toShownSection({id, heading, blocks: paragraphs, picture});
};

export function aboutPage({siteUrl}: Pick<AppServices, 'siteUrl'>) {
  const about = said(written);
  return {
    title: about.title,
    intro: about.intro,
    picture: sitePicture('kitchen'),
    mission: toSection(about, 'mission'),
    story: toSection(about, 'story'),
    vision: about.vision,
    values: {heading: about.values.heading, cards: about.values.cards.map(toShownCard)},
    closing: about.closing,
    isAboutHealth: speaksOfHealth(about),
    meta: pageMeta({...about.meta, path: '/about', siteUrl}),
  };
}
