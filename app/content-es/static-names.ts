export const staticNames: Record<string, string> = {
  'Muestra gratis: cápsulas Pain-Free Weight Loss': 'Free Sample: Pain-Free Weight Loss Capsules',
  Suplementos: 'Supplements',
  'Control de peso': 'Weight management',
  Gomitas: 'Gummies',
  Multivitamínicos: 'Multivitamins',
  Sueño: 'Sleep',
  Muestras: 'Samples',
  Paquetes: 'Bundles',
  Fideos: 'Noodles',
  Arroz: 'Rice',
};
