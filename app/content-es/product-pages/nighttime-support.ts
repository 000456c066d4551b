import {nighttimeSupportPage as builtIn} from '~/content/product-pages/nighttime-support';
import type {NighttimeFormula} from '~/content/product-pages/nighttime-support';
import type {ProductPageCopy} from '~/content/product-pages/product-page';
import {factsInSpanish} from './facts';
import {
  certificationsHeading,
  commonLabel,
  generalWarning,
  qualityCards,
  qualityHeading,
} from './quality';

export const nighttimeFormulas: readonly NighttimeFormula[] = [
  {
    key: 'with-melatonin',
    label: 'Con melatonina',
    note: '1 mg de melatonina junto con el magnesio y los extractos de plantas.',
  },
  {
    key: 'melatonin-free',
    label: 'Sin melatonina',
    note: 'Solo magnesio y extractos de plantas.',
  },
];

export const nighttimeMix = {
  heading: 'Elija su combinación',
  hint: 'El precio es el mismo.',
  half: {
    label: 'Mitad y mitad',
    note: 'La mitad de los frascos con melatonina, la otra mitad sin melatonina.',
  },
  name: 'Combinación',
} as const;

export const nighttimeSupportPage: ProductPageCopy = {
  ...builtIn,
  meta: {
    title: 'Nighttime Support: cápsulas para la noche',
    description:
      'Una cápsula para la noche con magnesio, L-teanina, melisa y manzanilla, con o sin melatonina. Paquetes de 2, 4 o 6 frascos.',
  },
  subtitle: 'Para una noche tranquila y una cocina que se queda cerrada.',
  intro: [
    'Las desveladas y los bocadillos tardíos suelen llegar juntos. Dos cápsulas una hora antes de acostarse favorecen un cierre del día más tranquilo, para que la noche termine sin una visita al refrigerador.',
    'Elíjalo con una pequeña cantidad de melatonina, o sin melatonina para todas las noches.',
  ],
  highlights: [
    '60 cápsulas por frasco, 30 porciones',
    'Bisglicinato de magnesio, L-teanina, melisa, manzanilla',
    'Con 1 mg de melatonina, o sin melatonina',
    'Paquetes de 2, 4 o 6 frascos',
    'Vegano, sin gluten, sin azúcar',
  ],
  about: {
    heading: 'Acerca de este producto',
    paragraphs: [
      'Partimos de una taza de manzanilla y melisa, y agregamos lo que no cabe en una taza: magnesio, que contribuye a la función normal de los músculos y del sistema nervioso, y L-teanina, un aminoácido presente en las hojas de té.',
      'La melatonina de la primera fórmula es 1 miligramo, una cantidad pequeña para lo que se ve en las tiendas. La melatonina es una señal de la hora del día, más que algo que lo tumbe a uno, y un poco suele bastar para darla.',
      'Cada paquete lo combina usted: lleve todos los frascos iguales, o mitad y mitad para saber cuál le conviene.',
    ],
  },
  benefits: {
    heading: 'Lo que favorece',
    cards: [
      {
        icon: 'moon',
        title: 'Un cierre del día en calma',
        text: 'La L-teanina y la melisa favorecen la relajación al final del día.',
      },
      {
        icon: 'bed',
        title: 'Sueño reparador',
        text: 'La melatonina favorece su ritmo natural de sueño; si lo prefiere, elija la fórmula sin ella.',
      },
      {
        icon: 'dumbbell',
        title: 'Músculos y nervios',
        text: 'El magnesio contribuye a la función normal de los músculos y del sistema nervioso.',
      },
      {
        icon: 'clock',
        title: 'Menos bocadillos tardíos',
        text: 'Una rutina fija por la noche hace más fácil dar la cocina por cerrada.',
      },
    ],
  },
  dosage: {
    heading: 'Cómo tomarlo',
    paragraphs: [
      'Tome dos cápsulas con agua más o menos una hora antes de acostarse. No tome más de dos cápsulas al día.',
      'Un frasco trae 60 cápsulas, 30 porciones: dos frascos duran 60 noches.',
      'Baje las luces, guarde el teléfono, mantenga fresco el cuarto. Las cápsulas funcionan con una rutina, no en lugar de ella.',
    ],
  },
  quality: {
    heading: qualityHeading,
    paragraphs: [
      'La potencia de la melatonina se analiza en cada lote, porque lo que dice la etiqueta debe ser lo que trae la cápsula.',
    ],
    cards: qualityCards,
  },
  certifications: {heading: certificationsHeading},
  label: {
    ...builtIn.label,
    ...commonLabel,
    facts: factsInSpanish(
      builtIn.label.facts,
      'Hipromelosa (cápsula vegetal), harina de arroz, dióxido de silicio.',
      [
        'Puede causar somnolencia. No maneje ni opere maquinaria después de tomarlo, y no lo combine con alcohol ni con medicamentos sedantes.',
        generalWarning,
      ],
    ),
  },
};
