export const dietWords = {
  title: 'Dieta',
  note: 'Según la etiqueta de cada producto. Si la etiqueta no lo dice, no cuenta.',
  'gluten-free': 'Sin gluten',
  vegan: 'Vegano',
  keto: (grams: number) => `Keto: ${grams} g de carbohidratos netos o menos por porción`,
} as const;

export const glanceWords = {
  calories: (calories: string) => `${calories} cal`,
  netCarbs: (amount: string) => `${amount} de carbohidratos netos`,
  fiber: (amount: string) => `${amount} de fibra`,
  protein: (amount: string) => `${amount} de proteína`,
  perServing: 'por porción',
  readPerServing: 'Por porción:',
  read: {
    less: 'menos de ',
    calories: (calories: string) => `${calories} calorías`,
    grams: (number: string) => (number === '1' ? '1 gramo' : `${number} gramos`),
    netCarbs: (grams: string) => `${grams} de carbohidratos netos`,
    fiber: (grams: string) => `${grams} de fibra`,
    protein: (grams: string) => `${grams} de proteína`,
  },
} as const;
