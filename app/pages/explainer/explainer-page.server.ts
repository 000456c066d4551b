import {explainer} from '~/content/explainer';
import {askYourDoctor} from '~/content/fda-disclaimer';
import {sitePicture, toShownCard, toShownSection} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';

export function explainerPage({siteUrl}: Pick<AppServices, 'siteUrl'>) {
  const {meta: words, title, intro, kit, day, sections, closing} = explainer;
  return {
    title,
    intro,
    picture: sitePicture('hero'),
    kit: {
      ...kit,
      parts: kit.parts.map((part) => ({...part, picture: sitePicture(part.picture)})),
    },
    day: {heading: day.heading, steps: day.steps.map(toShownCard)},
    sections: sections.map(toShownSection),
    closing,
    askYourDoctor,
    meta: pageMeta({...words, path: '/what-it-is-how-it-works', siteUrl}),
  };
}
