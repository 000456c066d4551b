import type {LabelCard} from '~/content/offer-texts';
import type {TextCard, TextLink, TextSection} from '~/content/text';

export const bundleContents: readonly TextCard[] = [
  {
    title: 'Cápsulas para controlar el apetito',
    picture: 'pain-free-weight-loss',
    text: 'Fibra de konjac que absorbe agua y favorece una sensación de saciedad. Dos cápsulas dos veces al día, no más de 4 cápsulas al día. 60 cápsulas.',
  },
  {
    title: 'Cápsulas de hidratación',
    picture: 'hydration',
    text: 'Sodio, potasio y magnesio para los días en que come y bebe menos de lo habitual. No más de 4 cápsulas al día. 60 cápsulas.',
  },
  {
    title: 'Multivitamínicos diarios',
    picture: 'womens-multi-vitamin',
    text: 'Un multivitamínico al día, en versión para mujeres con hierro y para hombres sin hierro. 30 cápsulas.',
  },
  {
    title: 'Un paquete gratis de fideos de konjac',
    picture: 'kitchen',
    text: 'Angel Hair, Spaghetti o Fettuccine. Enjuagar, secar en la sartén, agregar salsa: la cena en diez minutos.',
  },
];

export const bundleReasons: readonly TextCard[] = [
  {
    title: 'Nada que calcular',
    text: 'Una caja, tres frascos, una página de instrucciones. El multivitamínico va con el desayuno; las cápsulas, antes del almuerzo y de la cena.',
  },
  {
    title: 'Hechos para ir juntos',
    text: 'Comer menos también puede significar menos vitaminas y minerales en el plato. El kit reúne fibra, electrolitos y un multivitamínico.',
  },
  {
    title: 'Fácil de dejar',
    text: 'Sin suscripción y sin nada que se renueve. Solo vuelve a pedir si quiere.',
  },
];

export const konjacBenefits: readonly string[] = [
  'Hechos con fibra de raíz de konjac y agua',
  'Bajos en calorías y carbohidratos netos, para que brille la salsa',
  'Listos en minutos: enjuagar, secar en la sartén, mezclar',
  'Se guardan en la despensa hasta que los necesite',
];

export const defaultHowItWorks: readonly string[] = [
  'El konjac es una raíz comestible que forma parte de la cocina japonesa y china desde hace siglos. Su harina es en su mayor parte glucomanano, una fibra soluble que retiene muchísima agua.',
  'Mezclada con agua y cuajada, la harina de konjac se vuelve un fideo elástico, con muy pocas calorías y casi sin carbohidratos netos. Por sí solo sabe a poco, así que toma el sabor de lo que se cocina con él.',
  'Abra el paquete, enjuague bien los fideos con agua fría durante un minuto completo, séquelos en una sartén caliente y agréguelos a su salsa o caldo. La fibra absorbe agua en el estómago, lo que favorece una sensación de saciedad después de comer.',
];

export const konjacLifestyles: readonly LabelCard[] = [
  {
    title: 'Keto y bajo en carbohidratos',
    text: 'Un tazón de fideos que deja lugar en el día para la salsa, el queso y las verduras.',
  },
  {
    title: 'Durante o después de un medicamento GLP\u20111',
    text: 'Porciones pequeñas, texturas suaves y fibra. Agregue proteína, como huevos, pescado o tofu, y pregunte a su equipo de atención médica cómo encaja el konjac en su plan.',
  },
  {
    needs: ['gluten-free', 'vegan'],
    title: 'Sin gluten y de origen vegetal',
    text: 'Sin trigo, sin huevo y sin lácteos en el fideo mismo.',
  },
  {
    title: 'Noches ocupadas',
    text: 'Sin olla de agua hirviendo. Del paquete al plato en unos diez minutos.',
  },
];

export const konjacQuality: readonly LabelCard[] = [
  {
    title: 'Revisado por lote',
    text: 'De cada lote se revisan el sellado, el peso y la limpieza antes de autorizar su envío.',
  },
  {
    needs: ['packed-in-usa'],
    title: 'Empacado en EE. UU.',
    text: 'Empacado y enviado desde las instalaciones de nuestro socio según las buenas prácticas de manufactura vigentes.',
  },
];

export const konjacEducation: readonly TextSection[] = [
  {
    id: 'what-is-konjac',
    heading: '¿Qué es el konjac?',
    picture: 'konjac-root',
    blocks: [
      'El konjac (Amorphophallus konjac) es una planta del este y el sudeste de Asia. En la cocina se usa su cormo, un tallo subterráneo redondo más o menos del tamaño de una toronja, seco y molido en harina.',
      'En Japón la harina se convierte en bloques de konnyaku y en shirataki, los fideos blancos y delgados cuyo nombre significa cascada blanca. Los nuestros se hacen igual, cortados en las formas que conoce una cocina estadounidense.',
    ],
  },
  {
    id: 'glucomannan',
    heading: 'Glucomanano, la fibra que lleva dentro',
    blocks: [
      'Lo útil del konjac es el glucomanano, una fibra soluble. El cuerpo no lo digiere como digiere el almidón; por eso un fideo de konjac tiene tan pocas calorías y carbohidratos netos.',
      'El glucomanano absorbe muchas veces su peso en agua y forma un gel suave. En una comida, ese volumen y comer más despacio favorecen una sensación de saciedad.',
    ],
  },
  {
    id: 'rinse-and-cook',
    heading: 'Cómo enjuagarlo y cocinarlo',
    picture: 'konjac-steps-rinse',
    blocks: [
      'El líquido del paquete conserva frescos los fideos y tiene un leve olor a mar. Es normal y se va al enjuagar.',
      {
        list: [
          'Escurra el paquete en un colador y enjuague bajo el chorro de agua fría durante un minuto completo.',
          'Hierva dos minutos si los prefiere más suaves. Este paso es opcional.',
          'Sacúdalos y muévalos en una sartén caliente y seca de cuatro a seis minutos, hasta que los fideos rechinen y salga menos vapor.',
          'Agregue salsa o caldo y deles unos minutos: el konjac toma el sabor de lo que lo rodea.',
          'No congele los fideos. El hielo los vuelve gomosos.',
        ],
      },
    ],
    links: [{label: 'Ver 15 recetas con konjac', href: '/recipes/konjac'}],
  },
  {
    id: 'a-full-plate',
    heading: 'Arme un plato completo',
    blocks: [
      'Los fideos de konjac dan volumen y fibra, pero casi nada de proteína, vitaminas o grasa. Úselos como base: agregue huevos, pescado, pollo, tofu o carne de res, un buen puñado de verduras y una salsa con algo de grasa.',
      'Si la fibra es algo nuevo para usted, empiece con medio paquete unas cuantas veces por semana y aumente poco a poco.',
    ],
  },
  {
    id: 'take-care',
    heading: 'Quién debe tener cuidado',
    blocks: [
      {
        list: [
          'Beba agua con cada comida de konjac: al menos un vaso lleno.',
          'Mastique bien. Los fideos son elásticos y no se deshacen como la pasta de trigo.',
          'Pregunte primero a su médico si toma medicamentos. La fibra puede cambiar la absorción de los medicamentos, y quienes toman medicamentos para el azúcar en la sangre deben tener especial cuidado.',
          'Pregunte primero a su médico si tiene dificultad para tragar, digestión lenta o un estrechamiento del tubo digestivo, o si ha tenido una cirugía en él.',
          'Los fideos de konjac no son un alimento para niños pequeños.',
          'Es común tener algo de gases o hinchazón en los primeros días. Coma menos, y déjelo si no se quita.',
        ],
      },
    ],
  },
];

export const konjacEducationHeading = 'Conozca el konjac';

export const konjacExplainerLink: TextLink = {
  label: 'Qué es y cómo funciona',
  href: '/what-it-is-how-it-works',
};
