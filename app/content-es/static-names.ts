export const staticNames: Record<string, string> = {
  'Cápsulas Pain-Free Weight Loss': 'Pain-Free Weight Loss Capsules',
  'Gomitas CraveBlock de alulosa': 'CraveBlock Allulose Gummies',
  'Multivitamínico diario para mujer': "Women's Daily Multi-Vitamin",
  'Multivitamínico diario para hombre': "Men's Daily Multi-Vitamin",
  'Apoyo nocturno': 'Nighttime Support',
  'Muestra gratis: cápsulas Pain-Free Weight Loss': 'Free Sample: Pain-Free Weight Loss Capsules',
  Suplementos: 'Supplements',
  'Control de peso': 'Weight management',
  Gomitas: 'Gummies',
  Multivitamínicos: 'Multivitamins',
  Sueño: 'Sleep',
  Muestras: 'Samples',
};
