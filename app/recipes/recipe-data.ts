import type {Recipe} from 'schema-dts';
import {shopName} from '~/content/brand';
import type {RecipeText} from '~/content/recipe';
import {absolutePictures, type PagePlace} from '~/seo/structured-data';

/** ISO 8601, as schema.org writes a time span: 75 minutes are `PT1H15M`. */
export function toDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

export function recipeData(data: RecipeText, page: PagePlace): Recipe {
  const {prepTime, cookMinutes = 0, restMinutes = 0, nutrition} = data;
  const url = page.siteUrl + page.path;
  return {
    '@type': 'Recipe',
    name: data.title,
    description: data.description,
    url,
    ...(page.images.length > 0 && {image: absolutePictures(page)}),
    author: {'@type': 'Organization', name: shopName, url: `${page.siteUrl}/`},
    prepTime: toDuration(prepTime),
    cookTime: toDuration(cookMinutes),
    totalTime: toDuration(prepTime + cookMinutes + restMinutes),
    recipeYield: `${data.servings} servings`,
    recipeCategory: data.type,
    ...(data.keyIngredients.length > 0 && {keywords: data.keyIngredients.join(', ')}),
    recipeIngredient: data.ingredients,
    recipeInstructions: data.steps.map((text, place) => ({
      '@type': 'HowToStep',
      position: place + 1,
      text,
      url: `${url}#step-${place + 1}`,
    })),
    nutrition: {
      '@type': 'NutritionInformation',
      calories: `${nutrition.calories} calories`,
      proteinContent: `${nutrition.proteinGrams} g`,
    },
  };
}
