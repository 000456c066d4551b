/** The five badges, and no others: of the home page, the product pages and the picture of the marks. */
export const certificationLabels: readonly string[] = [
  'Empacado en EE. UU.',
  'Sin gluten',
  'Sin azúcar',
  'Vegano',
  'Formulado científicamente',
];
