import {publishedOrNothing} from '~adapters/content';
import {explainer} from '~/content/explainer';
import {konjacWords} from '~/content/konjac-recipes';
import {askYourDoctor} from '~/content/fda-disclaimer';
import {sitePicture, toShownCard, toShownSection} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';

export async function explainerPage({content, siteUrl}: Pick<AppServices, 'content' | 'siteUrl'>) {
  const {recipes} = await publishedOrNothing(content);
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
    sections: konjacWords(sections, recipes).map(toShownSection),
    closing,
    askYourDoctor,
    meta: pageMeta({...words, path: '/what-it-is-how-it-works', siteUrl}),
  };
}
