import type {Allergen} from '~adapters/commerce/allergens';

export const allergenNames: Record<Allergen, string> = {
  milk: 'leche',
  eggs: 'huevo',
  fish: 'pescado',
  shellfish: 'mariscos crustáceos',
  treeNuts: 'nueces de árbol',
  peanuts: 'cacahuates (maní)',
  wheat: 'trigo',
  soy: 'soya',
  sesame: 'ajonjolí (sésamo)',
  gluten: 'gluten',
};

export const allergenMarks = {
  title: 'Sus alérgenos en la etiqueta',
  contains: (names: string) => `Contiene ${names}`,
  may: (names: string) => `Puede contener ${names}`,
  unsaid: (names: string) => `La etiqueta no dice: ${names}`,
  free: (names: string) => `Sin ${names}`,
} as const;

export const ownAllergenWords = {
  title: 'Mis alérgenos',
  legend: 'Marque lo que necesita ver',
  stays: 'Lo que marca se queda en este navegador. Nosotros nunca lo recibimos.',
  leaveOut: 'Quitar de la lista los productos que los contienen o pueden contenerlos',
  leftOut: (count: number) =>
    `${count === 1 ? '1 producto' : `${count} productos`} con sus alérgenos no aparecen en esta página.`,
  showAll: 'Mostrarlos',
  ask: 'Es lo que dicen las etiquetas, no un consejo: un producto que no dice nada puede contener cualquier cosa. Lea el envase antes de comer y pregunte a su médico o farmacéutico qué es adecuado para usted.',
  failed: 'No pudimos leer las etiquetas en este momento. Lea la etiqueta de cada producto.',
} as const;
