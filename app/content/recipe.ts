import type {PictureName} from './pictures';

/** Per serving, worked out from the ingredients and rounded; approximate. */
interface RecipeNutrition {
  calories: number;
  proteinGrams: number;
  netCarbGrams: number;
}

export interface Recipe<Type extends string = string> {
  slug: PictureName;
  type: Type;
  title: string;
  description: string;
  /** Minutes of work before the heat is on. */
  prepTime: number;
  cookMinutes?: number;
  /** Chilling or setting, when there is any. */
  restMinutes?: number;
  servings: number;
  image: PictureName;
  keyIngredients: readonly string[];
  ingredients: readonly string[];
  steps: readonly string[];
  nutrition: RecipeNutrition;
}

export const nutritionNote =
  'Nutrition is per serving, approximate, and changes with the brands you use. Net carbs are carbohydrates less fiber.';

export const recipeWords = {
  kinds: 'Kinds of recipes',
  preparation: 'of preparation',
  nutrition: (calories: number, proteinGrams: number, netCarbGrams: number) =>
    `${calories} calories, ${proteinGrams} g protein, ${netCarbGrams} g net carbs`,
  captions: 'English',
} as const;
