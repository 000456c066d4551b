export const countInWords = /\b(trece|quince|15) (\w)/gi;

export const nutritionNote =
  'Los datos de nutrición son por porción, aproximados, y cambian según las marcas que use. Los carbohidratos netos son los carbohidratos menos la fibra.';

export const recipeWords = {
  kinds: 'Tipos de recetas',
  nutrition: (calories: number, proteinGrams: number, netCarbGrams: number) =>
    `${calories} calorías, ${proteinGrams} g de proteína, ${netCarbGrams} g de carbohidratos netos`,
  captions: 'Español',
  times: (prep: string, total: string) =>
    prep === total ? prep : `${prep} de preparación, ${total} en total`,
  total: 'En total',
  fromShop: 'De nuestra tienda',
  add: (packs: number, name: string) =>
    packs === 1 ? `Agregar 1 paquete de ${name}` : `Agregar ${packs} paquetes de ${name}`,
  soldOut: (name: string) => `${name} está agotado por el momento.`,
  tellMe: 'Avísenme cuando vuelva',
} as const;
