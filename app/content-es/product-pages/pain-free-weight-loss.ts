import {painFreeWeightLossPage as builtIn} from '~/content/product-pages/pain-free-weight-loss';
import type {ProductPageCopy} from '~/content/product-pages/product-page';
import {factsInSpanish} from './facts';
import {
  certificationsHeading,
  commonLabel,
  generalWarning,
  qualityCards,
  qualityHeading,
} from './quality';

export const painFreeWeightLossPage: ProductPageCopy = {
  ...builtIn,
  meta: {
    title: 'Pain-Free Weight Loss Capsules: apoyo para el apetito',
    description:
      'Cápsulas de apoyo para el apetito con glucomanano de konjac, jengibre y cromo. Dos cápsulas dos veces al día con agua, 60 cápsulas por frasco, paquetes de 1, 3 o 6.',
  },
  subtitle: 'Saciedad con menos, sin agujas y sin aguantar a pura fuerza de voluntad.',
  intro: [
    'Dos cápsulas y un vaso grande de agua antes de comer. La fibra de konjac que contienen absorbe esa agua y favorece una sensación agradable de saciedad, para que un plato más pequeño pueda parecerle suficiente.',
    'Funcionan mejor junto con lo que usted ya sabe que ayuda: proteína en cada comida, verduras que le gusten, una caminata, una buena noche.',
  ],
  highlights: [
    '60 cápsulas, 30 porciones',
    'Dos cápsulas dos veces al día, no más de 4 al día',
    'Glucomanano de konjac, jengibre, cromo y vitamina B6',
    'Sin estimulantes, sin cafeína',
    'Vegano, sin gluten, sin azúcar',
  ],
  about: {
    heading: 'Sobre las cápsulas',
    paragraphs: [
      'El glucomanano es la fibra soluble de la raíz de konjac, la misma fibra de la que están hechos nuestros fideos. Una cápsula es simplemente una manera práctica de tomarla antes de una comida sin fideos.',
      'Agregamos raíz de jengibre, un clásico de la cocina después de una comida pesada; cromo, que contribuye al metabolismo normal de los macronutrientes; y vitamina B6, que contribuye al metabolismo energético normal. No lleva cafeína ni nada que acelere.',
      'Lo llamamos “pain-free”, sin dolor, porque no exige nada duro: ni inyecciones, ni dietas extremas, ni horas de hambre. Cómo cambie su peso sigue dependiendo de lo que coma y de cómo viva, y no vamos a ponerle un número.',
    ],
  },
  benefits: {
    heading: 'Lo que favorece',
    cards: [
      {
        icon: 'bowl',
        title: 'Sensación de saciedad',
        text: 'La fibra soluble se hincha con el agua y ocupa espacio antes del primer bocado.',
      },
      {
        icon: 'cup',
        title: 'Antojos más tranquilos',
        text: 'Con el estómago tranquilo, es más fácil esperar la próxima comida de verdad.',
      },
      {
        icon: 'plate',
        title: 'Porciones más pequeñas',
        text: 'Empezar a comer con menos hambre favorece quedarse en un solo plato.',
      },
      {
        icon: 'drop',
        title: 'Regularidad de todos los días',
        text: 'La fibra y el agua juntas favorecen una digestión normal.',
      },
    ],
  },
  dosage: {
    heading: 'Cómo tomarlo',
    paragraphs: [
      'Tome dos cápsulas dos veces al día, unos 30 minutos antes de una comida, cada vez con al menos 8 onzas de agua. No tome más de 4 cápsulas al día.',
      '¿La fibra es algo nuevo para usted? Empiece con una porción de dos cápsulas al día durante la primera semana y deje que su estómago se acostumbre.',
      'Un frasco trae 60 cápsulas, es decir, 30 porciones. 60 cápsulas alcanzan para 30 días con una porción al día; con dos porciones al día, un frasco dura 15 días.',
      'Tome otros medicamentos o suplementos al menos dos horas antes o después, porque la fibra puede hacer más lenta su absorción.',
    ],
  },
  quality: {
    heading: qualityHeading,
    paragraphs: [
      'Nuestro konjac se muele de la raíz entera y se comprueba qué tan bien absorbe el agua, porque una fibra que no se hincha no hace nada.',
    ],
    cards: qualityCards,
  },
  certifications: {heading: certificationsHeading},
  label: {
    ...builtIn.label,
    ...commonLabel,
    servingsADay: builtIn.label.servingsADay,
    facts: factsInSpanish(
      builtIn.label.facts,
      'Hipromelosa (cápsula vegetal), harina de arroz, dióxido de silicio.',
      [
        'Tómelo siempre con al menos 8 onzas de agua. Si se toma con muy poco líquido, este producto puede hincharse en la garganta y causar asfixia. No lo tome si tiene dificultad para tragar ni justo antes de acostarse.',
        'Si toma medicamentos para el azúcar en la sangre o un medicamento GLP-1, pregunte primero al médico que se lo receta.',
        generalWarning,
      ],
    ),
  },
};
