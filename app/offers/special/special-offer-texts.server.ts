import {isZeroCalorie, type ProductLabel} from '~adapters/commerce';
import {publishedOrNothing} from '~adapters/content';
import {toSeals} from '~/catalogue/label/seals.server';
import {labelWords} from '~/content/labels/product';
import {konjacSpecialOffer} from '~/content/offers';
import {
  defaultHowItWorks,
  konjacBenefits,
  konjacEducation,
  konjacEducationHeading,
  konjacLifestyles,
  konjacQuality,
  type LabelCard,
} from '~/content/offer-texts';
import {toShownCard, toShownSection} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {said} from '~/content/said.server';
import {withKonjacCount} from '~/content/true-count';

/** The long texts of the konjac special offer page: by loader, to keep them out of the scripts. */
export async function specialOfferTexts({content}: Pick<AppServices, 'content'>) {
  const published = await publishedOrNothing(content);
  return said({
    howItWorks: defaultHowItWorks,
    educationHeading: konjacEducationHeading,
    recipes: withKonjacCount(konjacSpecialOffer.recipesText, published),
    education: withKonjacCount(konjacEducation, published).map(toShownSection),
  });
}

/** What the page says of its product, by the product's own label (rules: Labels). */
export function textsByLabel(label: ProductLabel | null) {
  const seals = toSeals(label);
  const toCards = (cards: readonly LabelCard[]) =>
    cards
      .filter(({needs = []}) => needs.every((kind) => seals.some(({picture}) => picture === kind)))
      .map(toShownCard);
  const ingredients = label?.facts.map(({otherIngredients}) => otherIngredients).find(Boolean);
  return {
    seals,
    ...said({
      subtitle: konjacSpecialOffer[isZeroCalorie(label) ? 'subtitle' : 'cautiousSubtitle'],
      benefits: [...konjacBenefits, ...seals.map(({words}) => words)],
      lifestyles: toCards(konjacLifestyles),
      quality: [
        ...(ingredients ? [{title: labelWords.ingredients, text: ingredients, picture: null}] : []),
        ...toCards(konjacQuality),
      ],
    }),
  };
}
