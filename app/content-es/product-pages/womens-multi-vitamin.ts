import type {ProductPageCopy} from '~/content/product-pages/product-page';
import {womensMultiVitaminPage as builtIn} from '~/content/product-pages/womens-multi-vitamin';
import {factsInSpanish} from './facts';
import {
  certificationsHeading,
  commonLabel,
  generalWarning,
  ironWarning,
  qualityCards,
  qualityHeading,
} from './quality';

export const womensMultiVitaminPage: ProductPageCopy = {
  ...builtIn,
  meta: {
    title: "Women's Daily Multi-Vitamin: multivitamínico para mujeres",
    description:
      'Una cápsula al día con hierro, folato, vitamina D y otros 19 nutrientes, hecha para mujeres que comen un poco menos. 30 porciones, vegano y sin gluten.',
  },
  subtitle: 'Una cápsula al día, para los días de plato más pequeño.',
  intro: [
    'Cuando se come menos, también se reciben menos vitaminas y minerales. Una cápsula con el desayuno ayuda a cubrir esa falta.',
    'Esta versión lleva un hierro suave, B12 activa y el folato que las mujeres necesitan, en cantidades sensatas más que heroicas.',
  ],
  highlights: [
    'Un multivitamínico al día, 30 porciones',
    '22 nutrientes, cada cantidad en la etiqueta',
    'Bisglicinato de hierro, una forma suave con el estómago',
    'Vitamina D3 de liquen',
    'Vegano, sin gluten, sin azúcar',
  ],
  about: {
    heading: 'Acerca de este producto',
    paragraphs: [
      'Un multivitamínico es un respaldo, no un plan. Compensa algún día flojo, mientras que la mayor parte de lo que usted necesita sigue viniendo de los alimentos.',
      'Las cantidades se mantienen cerca de los valores diarios, así que la cápsula va bien con una dieta normal. Si ya toma hierro, vitamina A o vitamina D, sume lo que dicen las etiquetas antes de empezar.',
      'El calcio y el magnesio ocupan mucho: ninguna cápsula sola contiene lo de un día. El yogur, el tofu, las hojas verdes, las nueces y los frijoles lo hacen mejor.',
    ],
  },
  benefits: {
    heading: 'Beneficios para la salud',
    cards: [
      {
        icon: 'bolt',
        title: 'Energía de los alimentos',
        text: 'Las vitaminas B y el hierro contribuyen al metabolismo energético normal.',
      },
      {
        icon: 'sparkle',
        title: 'Cabello, piel y uñas',
        text: 'La biotina, el zinc y el selenio favorecen un cabello, una piel y unas uñas normales.',
      },
      {
        icon: 'bone',
        title: 'Huesos',
        text: 'La vitamina D, la vitamina K y el calcio favorecen unos huesos normales.',
      },
      {
        icon: 'shield',
        title: 'Defensas de todos los días',
        text: 'La vitamina C, la vitamina D y el zinc favorecen la función inmunitaria normal.',
      },
    ],
  },
  dosage: {
    heading: 'Cómo tomarlo',
    paragraphs: [
      'Tome un multivitamínico al día con una comida y un vaso de agua. Una cápsula es una porción completa; no tome más.',
      'Un frasco trae 30 cápsulas, para 30 días.',
      'El café y el té hacen más lenta la absorción del hierro. Si puede, deje media hora entre ellos y la cápsula.',
    ],
  },
  quality: {
    heading: 'Calidad',
    paragraphs: [`${qualityHeading}: esto es lo que respalda cada frasco.`],
    cards: qualityCards,
  },
  certifications: {heading: certificationsHeading},
  label: {
    ...builtIn.label,
    ...commonLabel,
    facts: factsInSpanish(
      builtIn.label.facts,
      'Hipromelosa (cápsula vegetal), celulosa microcristalina, harina de arroz, dióxido de silicio.',
      [
        ironWarning,
        'Contiene vitamina K. Si toma un anticoagulante, pregunte a su médico antes de usarlo.',
        generalWarning,
      ],
    ),
  },
};
