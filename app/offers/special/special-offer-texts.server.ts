import {
  defaultHowItWorks,
  konjacBenefits,
  konjacEducation,
  konjacEducationHeading,
  konjacLifestyles,
  konjacQuality,
} from '~/content/offer-texts';
import {toShownCard, toShownSection} from '~/content/site-picture.server';

/** The long texts of the konjac special offer page: by loader, to keep them out of the scripts. */
export function specialOfferTexts() {
  return {
    benefits: konjacBenefits,
    howItWorks: defaultHowItWorks,
    educationHeading: konjacEducationHeading,
    education: konjacEducation.map(toShownSection),
    lifestyles: konjacLifestyles.map(toShownCard),
    quality: konjacQuality.map(toShownCard),
  };
}
