export const recipeWords = {
  kinds: 'Kinds of recipes',
  preparation: 'of preparation',
  nutrition: (calories: number, proteinGrams: number, netCarbGrams: number) =>
    `${calories} calories, ${proteinGrams} g protein, ${netCarbGrams} g net carbs`,
  captions: 'English',
} as const;
