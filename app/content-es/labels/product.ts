import {byUsps} from '~/content/shop-rules';
export const productWords = {
  pictures: 'Imágenes',
  picture: (place: number, count: number) => `Imagen ${place} de ${count}`,
  fullScreen: (name: string) => `Ver ${name} en pantalla completa`,
  chooseShort: 'Elegir',
  addShort: 'Agregar · ',
  compare: 'Comparar con otros',
} as const;

export const trustWords = {
  percentOff: (percent: number, quantity: number) => `${percent}% de descuento por ${quantity}`,
  bulk: (bulk: string) => `Lleve más de lo mismo: ${bulk} o más`,
  freeShipping: (threshold: string) => `Envío gratis desde ${threshold}`,
  get ships() {
    return `Sale${byUsps(' por USPS')} en 1-2 días hábiles`;
  },
  secure: 'Pago seguro, sin suscripción',
} as const;

export const lightboxWords = {
  picturesOf: (name: string) => `Imágenes de ${name}`,
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
} as const;

export const labelWords = {
  title: 'En la etiqueta',
  servings: 'Porciones por envase',
  servingSize: 'Tamaño de la porción',
  ingredients: 'Ingredientes',
  allergens: 'Alérgenos',
  storage: 'Conservación',
  certifications: 'Certificaciones',
  warnings: 'Advertencias',
  lot: 'Lote',
  lotReports: 'Cada lote, analizado',
  lotReport: (lot: string) => `Lote ${lot}: certificado de análisis (PDF)`,
  bestBefore: 'Consumir preferentemente antes del',
} as const;
