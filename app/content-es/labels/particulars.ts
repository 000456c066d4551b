export const particularWords = {
  netContent: 'Cantidad neta',
  origin: 'Origen',
  operator: 'Responsable de este producto',
  responsible: 'Responsable en la Unión Europea',
};

export const nutritionWords = {
  title: 'Información nutricional',
  per100: (unit: 'g' | 'ml') => `Por 100 ${unit}`,
  perServing: (serving: string) => `Por porción: ${serving}`,
  nutrients: {
    energy: 'Valor energético',
    fat: 'Grasas',
    saturates: 'de las cuales saturadas',
    carbohydrate: 'Hidratos de carbono',
    sugars: 'de los cuales azúcares',
    fiber: 'Fibra alimentaria',
    protein: 'Proteínas',
    salt: 'Sal',
  },
} as const;
