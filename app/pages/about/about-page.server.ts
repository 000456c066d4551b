import {about} from '~/content/about';
import {sitePicture, toShownCard, toShownSection} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';

const toSection = (id: 'mission' | 'vision' | 'story') => {
  const {heading, paragraphs, picture} = {picture: undefined, ...about[id]};
  return toShownSection({id, heading, blocks: paragraphs, ...(picture ? {picture} : {})});
};

export function aboutPage({siteUrl}: Pick<AppServices, 'siteUrl'>) {
  return {
    title: about.title,
    intro: about.intro,
    picture: sitePicture('kitchen'),
    sections: [toSection('mission'), toSection('story')],
    vision: about.vision,
    values: {heading: about.values.heading, cards: about.values.cards.map(toShownCard)},
    closing: about.closing,
    meta: pageMeta({...about.meta, path: '/about', siteUrl}),
  };
}
