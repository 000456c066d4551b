import {alluloseGummiesPage as builtIn} from '~/content/product-pages/allulose-gummies';
import type {ProductPageCopy} from '~/content/product-pages/product-page';
import {factsInSpanish} from './facts';
import {
  certificationsHeading,
  commonLabel,
  generalWarning,
  noAllergens,
  qualityCards,
  qualityHeading,
} from './quality';

export const alluloseGummiesPage: ProductPageCopy = {
  ...builtIn,
  meta: {
    title: 'CraveBlock Allulose Gummies: gomitas con alulosa',
    description:
      'Gomitas suaves de fruta endulzadas con alulosa, con fibra, vitamina C y cromo. Dos gomitas por porción, 60 por frasco, 0 g de azúcar. Paquetes de 1, 3 o 6.',
  },
  subtitle: 'Algo dulce para la hora en que más cuesta resistirse.',
  intro: [
    'Las tres de la tarde. Las nueve de la noche. Todos tenemos una hora en que un cajón o la despensa empieza a llamarnos. Dos de estas gomitas están hechas para ese momento.',
    'Saben a frambuesa y durazno, se mastican despacio y tienen 0 gramos de azúcar, porque están endulzadas con alulosa, un azúcar poco común presente en los higos y las pasas que el cuerpo casi no usa como energía.',
  ],
  highlights: [
    '60 gomitas, 30 porciones de 2',
    'Endulzadas con alulosa, 0 g de azúcar',
    '5 calorías por porción',
    'Pectina, no gelatina: veganas',
    'Frambuesa y durazno, con color de jugo de frutas y verduras',
  ],
  about: {
    heading: 'Sobre las gomitas',
    paragraphs: [
      'La alulosa tiene el sabor y la textura del azúcar, pero aporta cerca de una décima parte de las calorías. La FDA permite a los fabricantes no contarla entre los azúcares de la etiqueta; por eso la tabla dice 0 gramos.',
      'Las hacemos con pectina de fruta y agregamos fibra de raíz de achicoria, vitamina C y cromo, que contribuye al metabolismo normal de los macronutrientes.',
      'No son una comida ni un atajo. Son un pequeño dulce planeado que deja cerrado el tarro de las galletas.',
    ],
  },
  benefits: {
    heading: 'Lo que favorecen',
    cards: [
      {
        icon: 'jar',
        title: 'Menos vueltas por la despensa',
        text: 'Un pequeño dulce a una hora fija ayuda a calmar un poco el antojo.',
      },
      {
        icon: 'sugar',
        title: 'Un día con poca azúcar',
        text: 'Dulzor con 0 gramos de azúcar y 5 calorías en dos gomitas.',
      },
      {
        icon: 'flame',
        title: 'Metabolismo normal',
        text: 'El cromo contribuye al metabolismo normal de los carbohidratos, las proteínas y las grasas.',
      },
      {
        icon: 'calendar',
        title: 'Un hábito que dura',
        text: 'Es más fácil seguir un plan en el que todavía hay algo rico.',
      },
    ],
  },
  dosage: {
    heading: 'Cómo tomarlas',
    paragraphs: [
      'Mastique 2 gomitas al día, a la hora en que suele querer algo dulce. Un frasco trae 60 gomitas, 30 porciones.',
      'No pase de una porción al día. Cantidades mayores de alulosa y de fibra de achicoria pueden causar gases o heces blandas.',
      'Mantenga la tapa cerrada y el frasco a menos de 77 °F para que las gomitas sigan suaves y no se peguen.',
    ],
  },
  quality: {
    heading: qualityHeading,
    paragraphs: [
      'Cada lote, además de analizarlo, lo probamos. Una gomita que se vuelve arenosa o se pega al frasco no sale de aquí.',
    ],
    cards: qualityCards,
  },
  certifications: {heading: certificationsHeading},
  label: {
    ...builtIn.label,
    ...commonLabel,
    allergens: `${noAllergens} Hecho con aceite de coco.`,
    storage: 'Guárdese a menos de 77 °F, con la tapa cerrada.',
    facts: factsInSpanish(
      builtIn.label.facts,
      'Alulosa, agua, fibra de raíz de achicoria, pectina de fruta, ácido cítrico, citrato de sodio, sabor natural de frambuesa y durazno, jugo de frutas y verduras (color), aceite de coco, cera de carnauba.',
      [generalWarning],
    ),
  },
};
