import {publishedOrNothing} from '~adapters/content';
import {konjacWords} from '~/content/konjac-recipes';
import {konjacSpecialOffer} from '~/content/offers';
import {
  defaultHowItWorks,
  konjacBenefits,
  konjacEducation,
  konjacEducationHeading,
  konjacLifestyles,
  konjacQuality,
} from '~/content/offer-texts';
import {toShownCard, toShownSection} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {said} from '~/content/said.server';

/** The long texts of the konjac special offer page: by loader, to keep them out of the scripts. */
export async function specialOfferTexts({content}: Pick<AppServices, 'content'>) {
  const {recipes} = await publishedOrNothing(content);
  return said({
    subtitle: konjacSpecialOffer.subtitle,
    cautiousSubtitle: konjacSpecialOffer.cautiousSubtitle,
    benefits: konjacBenefits,
    howItWorks: defaultHowItWorks,
    educationHeading: konjacEducationHeading,
    recipes: konjacWords(konjacSpecialOffer.recipesText, recipes),
    education: konjacWords(konjacEducation, recipes).map(toShownSection),
    lifestyles: konjacLifestyles.map(toShownCard),
    quality: konjacQuality.map(toShownCard),
  });
}
