export const packageWords = {
  choose: 'Elija su paquete',
  popular: 'EL MÁS POPULAR',
  perBottle: 'por frasco',
  save: (amount: string) => `Ahorre ${amount}`,
  one: (supply: string) => `${supply}, cantidad 1`,
  fullBottle: (price: string) => `Un frasco de 60 cápsulas cuesta ${price}.`,
} as const;

export const ratingWords = {
  stars: (stars: number) => `${stars} estrellas`,
  reviews: (count: number) => `${count} reseñas`,
} as const;

/** The panel's words, as the FDA has them in Spanish. */
export const factsWords = {
  title: 'Información del suplemento',
  foodTitle: 'Información nutricional',
  servingSize: 'Tamaño de la porción',
  servings: 'Porciones por envase',
  ingredient: 'Ingrediente',
  amount: 'Cantidad por porción',
  dailyValue: '% del valor diario',
  notEstablished: '† Valor diario no establecido.',
  otherIngredients: 'Otros ingredientes:',
  ingredients: 'Ingredientes:',
} as const;
