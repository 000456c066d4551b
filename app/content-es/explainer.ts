import {shopName} from '~/content/brand';
import type {ExplainerCopy} from '~/content/explainer';
import {byRules} from '~/content/shop-rules';

export const explainer: ExplainerCopy = {
  meta: {
    title: 'Qué es y cómo funciona',
    description: `Cómo funciona el kit de ${shopName}: cápsulas para controlar el apetito, cápsulas de hidratación y multivitamínicos diarios para mujeres y hombres. Dosis, un día con el kit y konjac.`,
  },
  title: 'Qué es y cómo funciona',
  intro: [
    `${shopName} es un kit de tres productos y una despensa de alimentos de konjac. El kit le apoya antes de las comidas y entre ellas; los alimentos hacen más ligera la comida misma.`,
    'Nada de esto es un medicamento. Es fibra, electrolitos, vitaminas y minerales, que se toman con mucha agua.',
  ],
  kit: {
    heading: 'El kit de tres productos',
    intro:
      'Cada uno tiene una sola tarea. Tome los tres, o solo las cápsulas o el multivitamínico; las cápsulas de hidratación vienen con el kit.',
    labels: {whatItIs: 'Qué es', howItWorks: 'Cómo funciona', dosage: 'Cómo se toma'},
    parts: [
      {
        name: 'Cápsulas para controlar el apetito',
        picture: 'pain-free-weight-loss',
        whatItIs: 'Glucomanano de konjac, una fibra soluble, con jengibre, cromo y vitamina B6.',
        howItWorks:
          'La fibra absorbe agua, se hincha y favorece una sensación de saciedad antes de que se siente a comer.',
        dosage:
          'Dos cápsulas dos veces al día, unos 30 minutos antes de una comida, cada vez con al menos 8 onzas de agua. No más de 4 cápsulas al día. 60 cápsulas alcanzan para 30 días con una porción de dos al día, y duran 15 días con dos porciones.',
        link: {label: 'Pain-Free Weight Loss Capsules', href: '/pain-free-weight-loss'},
      },
      {
        name: 'Cápsulas de hidratación',
        picture: 'hydration',
        whatItIs: 'Sodio, potasio, magnesio y calcio, sin azúcar ni edulcorante.',
        howItWorks:
          'Buena parte del agua que recibimos viene con la comida. Cuando se come menos, los electrolitos y unos vasos más favorecen el equilibrio normal de líquidos.',
        dosage:
          'Dos cápsulas con un vaso grande de agua, cuando haga falta. No más de 4 cápsulas al día. Si cuida su consumo de sodio o potasio, pregunte primero a su médico.',
        link: null,
      },
      {
        name: 'Multivitamínicos diarios',
        picture: 'womens-multi-vitamin',
        whatItIs: 'Una cápsula, en versión para mujeres con hierro y para hombres sin hierro.',
        howItWorks:
          'Ayuda a cubrir las vitaminas y los minerales que faltan en un plato más pequeño.',
        dosage: 'Un multivitamínico al día con una comida. 30 cápsulas, 30 porciones.',
        link: {label: "Women's Daily Multi-Vitamin", href: '/womens-multi-vitamin'},
      },
    ],
  },
  day: {
    heading: 'Un día con el kit',
    steps: [
      {
        title: 'Desayuno',
        text: 'Un multivitamínico con alimentos. Huevos, yogur o cualquier cosa con proteína son un buen comienzo.',
      },
      {
        title: 'Media hora antes del almuerzo',
        text: 'Dos cápsulas para controlar el apetito y un vaso grande de agua.',
      },
      {
        title: 'Por la tarde',
        text: 'Una cápsula de hidratación con agua, sobre todo después de caminar o en un día caluroso.',
      },
      {
        title: 'Media hora antes de la cena',
        text: 'Otras dos cápsulas para controlar el apetito y otro vaso. La cena puede ser fideos de konjac.',
      },
    ],
  },
  sections: [
    {
      id: 'konjac',
      heading: 'Konjac, la raíz de todo',
      picture: 'konjac-root',
      blocks: [
        'El konjac es una raíz comestible de Japón, China y el sudeste asiático. Su fibra, el glucomanano, retiene muchísima agua, y por eso funcionan tanto las cápsulas como los fideos.',
        'En forma de fideos viene listo para comer: enjuagar, secar en la sartén, agregar salsa. En nuestras recetas con konjac encontrará quince maneras de hacerlo.',
      ],
      links: [{label: 'Recetas con konjac', href: '/recipes/konjac'}],
    },
    {
      id: 'glp-1',
      heading: '¿Usa un medicamento GLP\u20111?',
      blocks: [
        'Estos medicamentos hacen más lento el estómago, y la fibra también. Hable con quien se lo receta antes de agregar cápsulas de fibra, empiece con el multivitamínico y la hidratación, y coma konjac en porciones pequeñas.',
        'No deje ni cambie un medicamento por su cuenta. Si usted y su médico planean dejarlo, nuestros alimentos y cápsulas pueden ser parte del plan de comidas.',
      ],
    },
    {
      id: 'what-to-expect',
      heading: 'Qué esperar',
      blocks: [
        {
          list: [
            'Primeros días: puede sentir saciedad más pronto. Algunas personas notan gases o hinchazón mientras el intestino se acostumbra a la fibra.',
            'Primeras semanas: las porciones más pequeñas empiezan a sentirse normales. No descuide el agua ni la proteína.',
            'Después: los resultados varían de una persona a otra y dependen de la alimentación, el movimiento y el sueño. No prometemos un número.',
          ],
        },
      ],
    },
    {
      id: 'who-should-not',
      heading: 'Quién no debe tomarlo',
      blocks: [
        {
          list: [
            'Menores de 18 años y personas en embarazo o en período de lactancia, salvo que un médico esté de acuerdo.',
            'Personas con dificultad para tragar, un estrechamiento del tubo digestivo o una cirugía reciente en él.',
            'Personas que toman medicamentos para el azúcar en la sangre, para la presión arterial o anticoagulantes, hasta que hayan preguntado a su médico.',
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Elija por dónde empezar',
    get text() {
      return byRules(
        'Pruebe una muestra, elija un frasco o cocine algo esta noche.',
        'Elija un frasco o cocine algo esta noche.',
      );
    },
    get links() {
      return [
        {label: 'Ver todos los productos', href: '/products'},
        {label: 'Recetas con konjac', href: '/recipes/konjac'},
        {label: "Men's Daily Multi-Vitamin", href: '/mens-multi-vitamin'},
        ...byRules([{label: 'Muestra gratis', href: '/free-sample'}], []),
      ];
    },
  },
};
