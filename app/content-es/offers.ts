import {formatCents, type Cents} from '~adapters/commerce/money';
import {formatPrice} from '~/content/labels/price';
import {formatWithoutCents} from '~adapters/commerce/stated-amount';
import {konjacReduction} from '~/content/amounts';
import {shopName} from '~/content/brand';
import {
  bundleOffer as builtInBundle,
  konjacLanding as builtInLanding,
  konjacSpecialOffer as builtInSpecial,
} from '~/content/offers';

export const offerLabels = {
  signInHint: 'Inicie sesión para obtener la oferta exclusiva',
  confirmHint: 'Confirme su correo electrónico para obtener la oferta exclusiva',
  resend: 'Enviar otra vez la confirmación',
  processing: 'Procesando...',
  outOfStock: 'Agotado',
  shipsWithin: 'Sale en 1-2 días hábiles',
  guarantee: 'Garantía de 30 días',
  secureCheckout: 'Pago seguro',
  freeShipping: 'Envío GRATIS incluido',
  guaranteeNote:
    'Si algo llega dañado, equivocado o no llega, díganoslo dentro de 30 días y le enviamos un reemplazo.',
} as const;

export const bundleOffer = {
  ...builtInBundle,
  meta: {
    title: `Oferta de inicio: el kit de ${shopName}`,
    description:
      'Cápsulas para controlar el apetito, cápsulas de hidratación y un multivitamínico en un solo kit de inicio, con envío gratis y un paquete gratis de fideos de konjac.',
  },
  eyebrow: 'OFERTA DE INICIO EXCLUSIVA',
  title: `El kit de ${shopName}`,
  subtitle:
    'Tres básicos de cada día en un kit, y un paquete gratis de fideos de konjac para cocinar esta noche.',
  loading: 'Cargando la oferta exclusiva...',
  failure: {
    title: 'Oferta no disponible por el momento',
    text: 'No logramos cargar esta oferta exclusiva. Visite nuestra página de productos.',
    action: {...builtInBundle.failure.action, label: 'Ver todos los productos'},
  },
  regularPriceLabel: 'Precio regular',
  priceLabel: 'Su precio de hoy',
  savings: (savings: Cents, percent: number) => `Ahorra ${formatCents(savings)} (${percent}%)`,
  kitHeading: 'Elija su tipo de kit',
  kitHint:
    'Los dos kits traen las mismas dos cápsulas; el multivitamínico es para mujeres o para hombres.',
  sampleHeading: 'Elija su muestra gratis',
  sampleHint: 'Un paquete individual de fideos de konjac, por nuestra cuenta.',
  buy: (price: Cents) => `Obtener mi kit - ${formatPrice(price)}`,
  hint: 'Un kit por pedido a este precio.',
  contentsHeading: 'Qué trae el kit',
  reasonsHeading: 'Por qué empezar con el kit',
  explainerLink: {...builtInBundle.explainerLink, label: 'Qué es y cómo funciona'},
} as const;

export const konjacLanding = {
  meta: {
    get title() {
      return `Oferta de inicio de konjac: hasta ${formatWithoutCents(konjacReduction())} menos en sus primeros fideos`;
    },
    get description() {
      return `Elija un fideo de konjac y sus opciones, y ahorre hasta ${formatWithoutCents(konjacReduction())} con envío gratis. Conozca qué es el konjac, cómo se enjuaga y se cocina, y quién debe tener cuidado.`;
    },
  },
  eyebrow: 'OFERTA DE INICIO DE KONJAC',
  title: 'Noche de fideos, sin la parte pesada',
  get subtitle() {
    return `Elija un producto de konjac y ahorre hasta ${formatWithoutCents(konjacReduction())}. El envío es gratis.`;
  },
  loading: 'Cargando los productos de konjac...',
  loadFailure: {
    title: 'No se pudieron cargar los productos',
    action: {...builtInLanding.loadFailure.action, label: 'Volver a los productos'},
  },
  noMatch: {
    title: 'No se encontraron productos de konjac',
    text: 'No encontramos fideos de konjac en el catálogo.',
    totalLoaded: (count: number) => `Total de productos cargados: ${count}`,
    action: {...builtInLanding.noMatch.action, label: 'Ver todos los productos'},
  },
  chooseHeading: 'Elija su konjac',
  panelHeading: 'Su oferta',
  panelHint: 'Seleccione un producto y aparecerá aquí, con sus opciones y su precio.',
  select: 'Seleccionar',
  selected: 'Seleccionado',
  optionsHeading: 'Elija sus opciones',
  optionMissing: 'Seleccione una opción para continuar.',
  viewOffer: 'Ver la oferta completa',
  savings: (savings: Cents) => `Ahorra ${formatCents(savings)}`,
  buy: (price: Cents | null) =>
    price === null ? 'Obtener mi oferta' : `Obtener mi oferta - ${formatPrice(price)}`,
  recipesLink: {...builtInLanding.recipesLink, label: 'Ver 15 recetas con konjac'},
} as const;

export const konjacSpecialOffer = {
  ...builtInSpecial,
  banner: (savings: Cents, price: Cents) =>
    `ESPECIAL DE KONJAC: Ahorre ${formatCents(savings)} - ${price === 0 ? '¡Gratis!' : `¡Solo ${formatCents(price)}!`}`,
  metaTitle: (name: string) =>
    `${name}: hasta ${formatWithoutCents(konjacReduction())} de descuento`,
  notFound: 'No tenemos una oferta de konjac en esta dirección. Elija una de nuestra selección.',
  back: {...builtInSpecial.back, label: 'Volver a la selección de konjac'},
  subtitle: 'Alternativa a la pasta con cero calorías',
  cautiousSubtitle: 'Alternativa a la pasta baja en calorías',
  savings: (savings: Cents) => `Ahorra ${formatCents(savings)}`,
  freeShipping: offerLabels.freeShipping,
  benefitsHeading: 'Ventajas principales',
  aboutHeading: 'Acerca de este artículo',
  optionsHeading: 'Elija sus opciones',
  optionsLabel: 'Opciones del producto *',
  buy: konjacLanding.buy,
  selectOptionsAbove: 'Seleccione arriba las opciones',
  hints: {
    ready: 'Pasar al pago seguro',
    optionsMissing: 'Seleccione arriba las opciones',
  },
  howItWorksHeading: 'Qué es y cómo funciona',
  recipesHeading: '¿Qué va a cocinar primero?',
  recipesText:
    'Quince recetas con konjac, desde sopa de miso hasta espagueti a la boloñesa, con tiempos, cantidades y pasos.',
  recipesLink: {...builtInSpecial.recipesLink, label: 'Ver recetas con konjac'},
  sampleOpen:
    'Su muestra gratis de cápsulas para controlar el apetito, para 3 días, todavía le espera.',
  sampleLink: {...builtInSpecial.sampleLink, label: 'Obtener la muestra gratis'},
  lifestyleHeading: 'Ideal para su estilo de vida',
  qualityHeading: 'Normas de calidad',
  exclusiveBanner: 'OFERTA EXCLUSIVA DE KONJAC',
  closing: {
    heading: 'Cuando usted quiera',
    text: 'Un paquete, una sartén, diez minutos. El precio de su oferta y el envío gratis se aplican en el carrito.',
    regularPriceLabel: 'Precio regular',
    offerPriceLabel: 'Precio de la oferta',
  },
} as const;

export const offerNames = {
  'bundle-starter': 'Kit de inicio',
  'konjac-starter': 'Oferta de inicio de konjac',
} as const;
