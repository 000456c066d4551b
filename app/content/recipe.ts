import type {PictureName} from './pictures';

/** Per serving, worked out from the ingredients and rounded; approximate. */
interface RecipeNutrition {
  calories: number;
  proteinGrams: number;
  netCarbGrams: number;
}

/** Packs of one of the shop's products that a recipe takes. */
export interface RecipeProduct {
  /** The product's slug in the shop. */
  slug: string;
  packs: number;
}

/** What a recipe says, wherever it comes from. */
export interface RecipeText<Type extends string = string> {
  type: Type;
  title: string;
  description: string;
  /** Minutes of work before the heat is on. */
  prepTime: number;
  cookMinutes?: number;
  /** Chilling or setting, when there is any. */
  restMinutes?: number;
  servings: number;
  keyIngredients: readonly string[];
  ingredients: readonly string[];
  products?: readonly RecipeProduct[];
  steps: readonly string[];
  nutrition: RecipeNutrition;
}

/** A built-in recipe. */
export interface Recipe<Type extends string = string> extends RecipeText<Type> {
  slug: PictureName;
  image: PictureName;
}

/** How the texts say how many built-in recipes there are, with the letter that follows. */
export const countInWords = /\b(thirteen|fifteen|15) (\w)/gi;

export const nutritionNote =
  'Nutrition is per serving, approximate, and changes with the brands you use. Net carbs are carbohydrates less fiber.';

export const recipeWords = {
  kinds: 'Kinds of recipes',
  nutrition: (calories: number, proteinGrams: number, netCarbGrams: number) =>
    `${calories} calories, ${proteinGrams} g protein, ${netCarbGrams} g net carbs`,
  captions: 'English',
  /** On cards. */
  times: (prep: string, total: string) => (prep === total ? prep : `${prep} prep, ${total} in all`),
  total: 'In all',
  fromShop: 'From our shop',
  add: (packs: number, name: string) =>
    packs === 1 ? `Add 1 pack of ${name}` : `Add ${packs} packs of ${name}`,
  soldOut: (name: string) => `${name} is out of stock just now.`,
  tellMe: 'Tell me when it is back',
} as const;
