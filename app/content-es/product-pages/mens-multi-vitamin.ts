import {mensMultiVitaminPage as builtIn} from '~/content/product-pages/mens-multi-vitamin';
import type {ProductPageCopy} from '~/content/product-pages/product-page';
import {factsInSpanish} from './facts';
import {
  certificationsHeading,
  commonLabel,
  generalWarning,
  qualityCards,
  qualityHeading,
} from './quality';

export const mensMultiVitaminPage: ProductPageCopy = {
  ...builtIn,
  meta: {
    title: "Men's Daily Multi-Vitamin: multivitamínico para hombres",
    description:
      'Una cápsula al día con zinc, magnesio y vitaminas B, sin hierro añadido, hecha para hombres que comen un poco menos. 30 porciones, vegano y sin gluten.',
  },
  subtitle: 'Una cápsula al día. Completa donde importa, sin hierro añadido.',
  intro: [
    'Reducir las porciones es un buen trabajo. Reducir con ellas las vitaminas, no. Una cápsula con el desayuno ayuda a cubrir lo que deja fuera un plato más pequeño.',
    'La mayoría de los hombres obtiene suficiente hierro de los alimentos; por eso no lo incluimos y dejamos lugar para más zinc, magnesio y vitaminas B.',
  ],
  highlights: [
    'Un multivitamínico al día, 30 porciones',
    '22 nutrientes, cada cantidad en la etiqueta',
    'Sin hierro añadido',
    'Licopeno de tomate',
    'Vegano, sin gluten, sin azúcar',
  ],
  about: {
    heading: 'Acerca de este producto',
    paragraphs: [
      'Un multivitamínico es un respaldo para los días que no salen según el plan: viajes, turnos largos, un almuerzo que fue sobre todo café.',
      'Las cantidades se mantienen cerca de los valores diarios. Con las vitaminas liposolubles y los minerales, más no es mejor, y de todos modos obtendrá una parte de los alimentos.',
      'Tómelo con una comida que tenga un poco de grasa, como huevos o aguacate, para que las vitaminas A, D, E y K se absorban bien.',
    ],
  },
  benefits: {
    heading: 'Beneficios para la salud',
    cards: [
      {
        icon: 'bolt',
        title: 'Energía de los alimentos',
        text: 'Las vitaminas B contribuyen al metabolismo energético normal.',
      },
      {
        icon: 'dumbbell',
        title: 'Músculos',
        text: 'El magnesio y la vitamina D favorecen la función muscular normal.',
      },
      {
        icon: 'shield',
        title: 'Defensas de todos los días',
        text: 'El zinc, el selenio y la vitamina C favorecen la función inmunitaria normal.',
      },
      {
        icon: 'cell',
        title: 'Protección celular',
        text: 'El selenio, la vitamina C y la vitamina E ayudan a proteger las células del estrés oxidativo.',
      },
    ],
  },
  dosage: {
    heading: 'Cómo tomarlo',
    paragraphs: [
      'Tome un multivitamínico al día con una comida y un vaso de agua. Una cápsula es una porción completa; no tome más.',
      'Un frasco trae 30 cápsulas, para 30 días.',
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
        'Contiene vitamina K. Si toma un anticoagulante, pregunte a su médico antes de usarlo.',
        generalWarning,
      ],
    ),
  },
};
