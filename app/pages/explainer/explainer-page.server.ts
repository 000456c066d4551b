import {publishedOrNothing} from '~adapters/content';
import {explainer} from '~/content/explainer';
import {askYourDoctor} from '~/content/fda-disclaimer';
import {sitePicture, toShownCard, toShownSection} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';
import {said, speaksOfHealth} from '~/content/said.server';
import {withKonjacCount} from '~/content/true-count';

export async function explainerPage({content, siteUrl}: Pick<AppServices, 'content' | 'siteUrl'>) {
  const published = await publishedOrNothing(content);
  const {parts, ...kit} = explainer.kit;
  const {meta: words, title, intro, day, sections, closing} = said(explainer);
  const page = {
    title,
    intro,
    picture: sitePicture('hero'),
    kit: {
      ...said(kit),
      parts: parts.map((part) => ({...said(part), picture: sitePicture(part.picture)})),
    },
    day: {heading: day.heading, steps: day.steps.map(toShownCard)},
    sections: withKonjacCount(sections, published).map(toShownSection),
    closing,
    askYourDoctor,
    meta: pageMeta({...words, path: '/what-it-is-how-it-works', siteUrl}),
  };
  return {...page, isAboutHealth: speaksOfHealth(page)};
}
