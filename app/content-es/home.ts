import {formatCents} from '~adapters/commerce/money';
import {formatWithoutCents} from '~adapters/commerce/stated-amount';
import {bundleSpecialPrice, freeShippingThreshold, konjacReduction} from '~/content/amounts';
import {shopName} from '~/content/brand';
import type {HomeCopy} from '~/content/home';
import {byRules} from '~/content/shop-rules';

export const home: HomeCopy = {
  meta: {
    title: `${shopName}: suplementos de bienestar y alimentos de konjac`,
    description:
      'Cápsulas de konjac, multivitamínicos, gomitas y fideos bajos en carbohidratos que favorecen la saciedad con menos. Para personas con o sin medicamentos GLP-1.',
  },
  hero: {
    headline: 'Panza contenta: buen momento para parar.',
    text: 'Fibra de konjac, hidratación y un multivitamínico diario: tres básicos sencillos que favorecen porciones más pequeñas sin pasar hambre.',
    action: {label: 'Comprar ahora', href: '/products'},
    more: {label: 'Cómo funciona', href: '/what-it-is-how-it-works'},
    sells: 'espaguetis de konjac',
    add: 'Agregar',
    get promises() {
      return [
        ...byRules(
          [`Envío gratis en pedidos de ${formatWithoutCents(freeShippingThreshold())} o más`],
          [],
        ),
        'Entrega en 2-3 días hábiles, tras 1-2 de preparación',
        'Sin suscripción',
      ];
    },
    pause: 'Pausar el video',
    play: 'Reproducir el video',
    videoDescription: 'Vapor que sube de un tazón de fideos de konjac',
  },
  howItWorks: {
    heading: 'Cómo funciona',
    intro:
      'Ni secretos ni interruptores mágicos. Cuatro pequeños hábitos, cada uno con algo que ayuda a mantenerlo.',
    cards: [
      {
        title: 'Reeduque su mente',
        picture: 'how-rewire',
        text: 'Una cápsula y un vaso de agua antes de comer son una señal. Repítala, y la pausa antes de comer se vuelve el hábito.',
      },
      {
        title: 'Domine los antojos',
        picture: 'how-cravings',
        text: 'La fibra de konjac absorbe agua y favorece una sensación de saciedad, así que es más fácil pasar de largo frente al cajón de los bocadillos.',
      },
      {
        title: 'Vuelva a avanzar',
        picture: 'how-plateaus',
        text: 'Cuando la báscula deja de moverse, cambie lo que hay en el plato: fideos casi sin carbohidratos netos, más proteína, más verduras.',
      },
      {
        title: 'Mejore su hidratación',
        picture: 'how-hydration',
        text: 'Comer menos veces también significa beber menos. Los electrolitos y el agua sola favorecen el equilibrio normal de líquidos.',
      },
    ],
  },
  alternative: {
    heading: 'Una alternativa segura',
    picture: 'alternative',
    intro:
      'Los medicamentos recetados ayudan a muchas personas, y elegirlos es algo entre usted y su médico. Aquí verá, lado a lado, en qué se diferencia un enfoque basado en los alimentos.',
    naturalLabel: `${shopName}, de fibra alimentaria`,
    prescriptionLabel: 'Medicamentos recetados',
    rows: [
      {
        topic: 'Qué es',
        natural:
          'Un suplemento dietético y alimentos hechos con raíz de konjac, vitaminas y minerales.',
        prescription: 'Un medicamento, aprobado por la FDA para usos específicos.',
      },
      {
        topic: 'Cómo se obtiene',
        natural: 'Se pide aquí, sin receta.',
        prescription: 'Lo receta un profesional médico con licencia, que le da seguimiento.',
      },
      {
        topic: 'Cómo se toma',
        natural: 'Cápsulas con agua antes de las comidas, fideos para la cena.',
        prescription:
          'En su mayoría, una inyección semanal debajo de la piel; algunos son tabletas.',
      },
      {
        topic: 'Cómo funciona',
        natural: 'La fibra absorbe agua en el estómago y favorece una sensación de saciedad.',
        prescription:
          'Actúa sobre las señales propias del cuerpo para el apetito y el azúcar en la sangre.',
      },
      {
        topic: 'Qué esperar',
        natural: 'Un apoyo leve que depende de lo que coma y de cómo viva.',
        prescription: 'Un efecto más fuerte, demostrado en ensayos clínicos.',
      },
      {
        topic: 'De qué cuidarse',
        natural: 'Beba mucha agua. Algunas personas sienten gases o hinchazón al principio.',
        prescription:
          'Efectos secundarios e interacciones que su profesional médico repasará con usted.',
      },
    ],
    note: `${shopName} no sustituye a los medicamentos recetados. Nunca deje ni cambie un medicamento sin hablar con quien se lo recetó.`,
  },
  healthClaim: {
    heading: 'Lo que decimos sobre la salud y lo que no',
    picture: 'lab',
    paragraphs: [
      'El glucomanano de konjac es una fibra soluble. Con suficiente agua se hincha y favorece una sensación de saciedad como parte de una dieta reducida en calorías y una vida activa. El magnesio, el potasio y el sodio favorecen una hidratación normal. Un multivitamínico ayuda a cubrir lo que falta cuando se come menos.',
      'Aquí no encontrará fotos de antes y después, ni un número de libras para una fecha. Cada cuerpo es diferente, y una tienda honesta no hace conjeturas sobre el suyo.',
    ],
    link: {label: 'Qué es y cómo funciona', href: '/what-it-is-how-it-works'},
  },
  scenarios: {
    heading: '¿En qué punto está usted?',
    intro: 'Seis puntos de partida. Encuentre el suyo.',
    items: [
      {
        id: 'never-used-medication',
        icon: 'scenario-never',
        title: 'Nunca tomé medicamentos',
        get text() {
          return `Empiece poco a poco: cápsulas antes de sus dos comidas más grandes, fideos de konjac dos veces por semana y mucha agua.${byRules(' Pruebe primero la muestra gratis.', '')}`;
        },
        get link() {
          return byRules(
            {label: 'Obtener la muestra gratis', href: '/free-sample'},
            {label: 'Ver las cápsulas', href: '/pain-free-weight-loss'},
          );
        },
      },
      {
        id: 'currently-on-medication',
        icon: 'scenario-current',
        title: 'Ahora uso Ozempic o tirzepatida',
        text: 'Su apetito es pequeño, así que cada bocado cuenta. Primero van un multivitamínico y la hidratación. Pregunte a quien se lo receta antes de agregar cápsulas de fibra, pues ambos hacen más lento el estómago.',
        link: {label: 'Ver multivitamínicos', href: '/products'},
      },
      {
        id: 'aftercare',
        icon: 'scenario-aftercare',
        title: 'Después del tratamiento',
        text: 'La receta quedó atrás y la rutina es suya. La fibra antes de las comidas y un plan para la cena apoyan los hábitos que formó.',
        link: {label: 'Ver recetas', href: '/recipes'},
      },
      {
        id: 'coming-off-medication',
        icon: 'scenario-coming-off',
        title: 'Estoy dejando el medicamento',
        text: 'El apetito suele volver cuando baja la dosis. Junto con el plan de su médico, los alimentos de konjac le dan un plato grande que sigue siendo ligero.',
        link: {label: 'Cocinar con konjac', href: '/recipes/konjac'},
      },
      {
        id: 'staying-on-medication',
        icon: 'scenario-staying-on',
        title: 'Sigo con el medicamento',
        text: 'A largo plazo, no descuide las vitaminas, los minerales, la proteína ni los líquidos. Lleve nuestras etiquetas a su próxima cita y repásenlas juntos.',
        link: {label: 'Leer las preguntas frecuentes', href: '/faq'},
      },
      {
        id: 'last-20-pounds',
        icon: 'scenario-last-20',
        title: 'Las últimas 20 libras',
        text: 'La parte lenta. Cambie un almidón al día por konjac, vigile los bocadillos tardíos y dele las semanas que necesita.',
        link: {label: 'Ver Nighttime Support', href: '/nighttime-support'},
      },
    ],
    note: `Ozempic es una marca registrada de Novo Nordisk A/S. ${shopName} no está afiliado a ningún fabricante de medicamentos recetados ni cuenta con su respaldo.`,
  },
  closing: {
    heading: 'Empiece con un buen plato.',
    get text() {
      return `Elija un frasco, un paquete de fideos o el kit completo.${byRules(` El envío va por nuestra cuenta desde ${formatWithoutCents(freeShippingThreshold())}.`, '')}`;
    },
    action: {label: 'Comprar ahora', href: '/products'},
  },
  featured: {
    heading: 'Un buen lugar para empezar',
    text: 'El kit completo, o algo que se le antoje hoy.',
    link: {label: 'Ver todos los productos', href: '/products'},
  },
  offers: [
    {
      get heading() {
        return `Su primer kit por ${formatCents(bundleSpecialPrice())}`;
      },
      text: 'Los tres productos y un paquete gratis de fideos de konjac. Con envío gratis.',
      link: {label: 'Ver el kit de inicio', href: '/opt/trg/starterdiscount'},
    },
    {
      heading: '¿Prefiere empezar por la cena?',
      get text() {
        return `Hasta ${formatWithoutCents(konjacReduction())} menos en sus primeros fideos de konjac. Con envío gratis.`;
      },
      link: {label: 'Ver la oferta de konjac', href: '/Konj/trg/starterdiscount'},
    },
  ],
  badges: [
    {label: 'Empacado en EE. UU.', icon: 'badge-usa'},
    {label: 'Sin gluten', icon: 'badge-gluten-free'},
    {label: 'Sin azúcar', icon: 'badge-no-sugar'},
    {label: 'Vegano', icon: 'badge-vegan'},
    {label: 'Formulado científicamente', icon: 'badge-scientific'},
  ],
};
