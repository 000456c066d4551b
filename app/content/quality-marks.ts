/** The five badges, and no others: of the home page, the product pages and the picture of the marks. */
export const certificationLabels: readonly string[] = [
  'Packed in the USA',
  'Gluten-Free',
  'No Sugar',
  'Vegan',
  'Scientifically Formulated',
];
