import type {AccountSession} from '~adapters/accounts';
import {
  defaultHowItWorks,
  konjacBenefits,
  konjacEducation,
  konjacEducationHeading,
  konjacLifestyles,
  konjacQuality,
} from '~/content/offer-texts';
import type {AppServices} from '~/lib/app-services';
import {toShownCard, toShownSection} from '~/lib/shown-text.server';
import {hasClaimedSample} from './claim-sample.server';

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

/** Whether the signed-in shopper may still claim the free sample (spec 2 §6); null for visitors. */
export async function maySample(
  services: Pick<AppServices, 'accounts' | 'log'>,
  session: AccountSession | null,
): Promise<boolean | null> {
  const hasClaimed = await hasClaimedSample(services, session);
  return hasClaimed === null ? null : !hasClaimed;
}
