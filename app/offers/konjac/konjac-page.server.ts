import {publishedOrNothing} from '~adapters/content';
import {konjacEducation, konjacEducationHeading, konjacExplainerLink} from '~/content/offer-texts';
import {konjacLanding} from '~/content/offers';
import {sitePicture, toShownSection} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {isDocumentRequest} from '~/server/http/request-kind';
import {pageMeta} from '~/seo/seo';
import {listKonjacOffers} from './konjac-offers.server';
import {said, speaksOfHealth} from '~/content/said.server';
import {withKonjacCount} from '~/content/true-count';

export async function konjacPage(
  request: Request,
  context: Pick<AppServices, 'commerce' | 'content' | 'siteUrl'>,
) {
  const pending = listKonjacOffers(context.commerce.products);
  const offers = isDocumentRequest(request) ? await pending : pending;
  const published = await publishedOrNothing(context.content);
  const education = {
    heading: konjacEducationHeading,
    sections: said(withKonjacCount(konjacEducation, published)).map(toShownSection),
    link: konjacExplainerLink,
  };
  return {
    offers,
    recipesLink: withKonjacCount(konjacLanding.recipesLink, published),
    picture: sitePicture('lemon-garlic-shrimp-spaghetti'),
    education: {...education, isAboutHealth: speaksOfHealth(education)},
    meta: pageMeta({
      ...konjacLanding.meta,
      path: '/Konj/trg/starterdiscount',
      siteUrl: context.siteUrl,
    }),
  };
}
