import {formatCents} from '~adapters/commerce/money';
import {formatWithoutCents} from '~adapters/commerce/stated-amount';
import {freeShippingThreshold, shippingPrice} from '~/content/amounts';
import {shopName} from '~/content/brand';
import {faqClosing as builtInClosing, type FaqEntry} from '~/content/faq';
import {byRules, bySample, byUsps, shippingByShop, whereHad, whereSent} from '~/content/shop-rules';
import type {PageMeta} from '~/content/text';

export const faqMeta: PageMeta = {
  title: 'Preguntas frecuentes',
  get description() {
    return `${bySample('Once', 'Diez')} respuestas sobre dosis, medicamentos GLP-1, konjac,${bySample(' la muestra gratis,', '')} envíos, cancelaciones, descuentos y seguridad en ${shopName}.`;
  },
};

export const faqTitle = 'Preguntas frecuentes';

export const faqIntro = 'Respuestas cortas a lo que más nos preguntan.';

export const faq: readonly FaqEntry[] = [
  {
    id: 'what-is-in-the-kit',
    question: `¿Qué trae el kit de ${shopName}?`,
    answer: [
      'Tres productos: cápsulas para controlar el apetito con fibra de konjac, cápsulas de hidratación con electrolitos y un multivitamínico diario en versión para mujeres o para hombres. La mayoría también se puede comprar por separado.',
    ],
    ...(HAS.wellness && {
      link: {label: 'Qué es y cómo funciona', href: '/what-it-is-how-it-works'},
    }),
  },
  {
    id: 'how-to-take',
    question: '¿Cómo tomo las cápsulas?',
    answer: [
      'Tome dos cápsulas para el apetito dos veces al día, unos 30 minutos antes de una comida, cada vez con al menos 8 onzas de agua. No tome más de 4 cápsulas al día de las cápsulas para el apetito, ni más de 4 al día de las de hidratación. Tome un multivitamínico al día con alimentos.',
      'Si la fibra es algo nuevo para usted, empiece con dos cápsulas para el apetito una vez al día.',
    ],
  },
  {
    id: 'how-long-a-bottle-lasts',
    question: '¿Cuánto dura un frasco?',
    answer: [
      'Un frasco de cápsulas para el apetito trae 60 cápsulas, 30 porciones de dos: 60 cápsulas alcanzan para 30 días con una porción al día, y duran 15 días con dos porciones al día. Un frasco de multivitamínico trae 30 cápsulas para 30 días. Un frasco de gomitas trae 60, dos por porción.',
    ],
  },
  {
    id: 'glp-1-medication',
    question: `¿Puedo usar ${shopName} mientras tomo Ozempic, tirzepatida u otro medicamento GLP-1?`,
    answer: [
      'Pregunte primero al profesional médico que se lo recetó. Estos medicamentos hacen más lento el estómago y la fibra también, así que las cápsulas de fibra no son adecuadas para todas las personas que los usan. Muchas empiezan con el multivitamínico y las cápsulas de hidratación.',
      'Nunca deje ni cambie un medicamento recetado por causa de un suplemento.',
    ],
  },
  {
    id: 'what-is-konjac',
    question: '¿Qué es el konjac y a qué saben los fideos?',
    answer: [
      'El konjac es una raíz comestible cuya harina es en su mayor parte una fibra soluble llamada glucomanano. Los fideos son elásticos y casi no saben a nada, así que toman el sabor de la salsa. Primero enjuáguelos un minuto completo y séquelos en una sartén caliente; ese es todo el secreto.',
    ],
    ...(HAS.recipes && {link: {label: 'Recetas con konjac', href: '/recipes/konjac'}}),
  },
  {
    id: 'side-effects',
    question: '¿Tiene efectos secundarios y quién no debe tomarlo?',
    answer: [
      'Algunas personas notan gases, hinchazón o un cambio en la digestión durante los primeros días. Beba siempre mucha agua: la fibra tomada con muy poco líquido puede causar asfixia.',
      'No tome las cápsulas para el apetito si tiene dificultad para tragar o un estrechamiento del tubo digestivo. Hable primero con su médico si está en embarazo o en período de lactancia, toma medicamentos o tiene un problema de salud.',
    ],
  },
  {
    id: 'free-sample',
    question: '¿Cómo obtengo la muestra gratis?',
    answer: [
      'Para la muestra gratis hay que iniciar sesión en una cuenta. Inicie sesión o cree una cuenta, confirme su correo electrónico, abra la página de la muestra gratis y agréguela al carrito. Alcanza para 3 días, con un límite de una por cliente, y el envío es gratis.',
    ],
    link: {label: 'Obtener la muestra gratis', href: '/free-sample'},
  },
  {
    id: 'shipping',
    question: '¿Cuánto tarda el envío y cuánto cuesta?',
    get answer() {
      const free = [
        ...whereHad(HAS.freeSample, 'la muestra gratis'),
        ...whereHad(HAS.offers, 'una oferta de inicio'),
      ].join(' o ');
      return [
        `Enviamos${byUsps(' por USPS')}${whereSent(', solo dentro de Estados Unidos')}. Los pedidos se preparan en 1 día hábil (hasta 2), y después la entrega tarda 2-3 días hábiles. Los pedidos hechos después de las 3 p.m., hora del Pacífico, se empiezan a preparar el siguiente día hábil.`,
        byRules(
          `El envío cuesta ${formatCents(shippingPrice())} y es gratis cuando su total con descuento llega a ${formatWithoutCents(freeShippingThreshold())}${free && `, o cuando su carrito lleva ${free}`}.`,
          shippingByShop,
        ),
      ];
    },
    link: {label: 'Política de envíos', href: '/shipping'},
  },
  {
    id: 'returns-and-cancellation',
    question: '¿Puedo devolver o cancelar un pedido?',
    answer: [
      'Como se trata de alimentos y suplementos, no aceptamos devoluciones ni damos reembolsos. Puede cancelar dentro de las 24 horas después de hacer el pedido con nuestro formulario de contacto o, más rápido, con el botón en la página de su pedido. Si algo llega dañado, equivocado o no llega, díganoslo dentro de 30 días y le enviaremos un reemplazo.',
    ],
    link: {label: 'Política de reembolsos', href: '/refund'},
  },
  {
    id: 'discounts',
    question: '¿Qué descuentos hay?',
    get answer() {
      return [
        `${byRules('Llevar más de un mismo producto sale más barato: 5% de descuento por 2 o más, 10% por 3 o más y 20% por 6 o más. Quienes inician sesión, confirmaron su correo electrónico y tienen un pedido anterior pagado reciben 10 puntos porcentuales más. ', '')}Los códigos de descuento se escriben en la casilla del carrito.`,
      ];
    },
  },
  {
    id: 'subscription',
    question: '¿Hay una suscripción?',
    get answer() {
      const ours = [
        ...whereHad(HAS.freeSample, 'la muestra gratis'),
        ...whereHad(HAS.offers, 'las ofertas de inicio'),
      ].join(' y ');
      return [
        `No. Cada pedido es un solo pedido${byRules(ours && `, también ${ours}`, '')}. Nada se renueva y no hay nada que cancelar después.`,
      ];
    },
  },
];

export const faqClosing = {
  heading: '¿Le queda alguna duda?',
  text: 'Escríbanos y una persona le responderá en menos de 24 horas.',
  link: {...builtInClosing.link, label: 'Contáctenos'},
} as const;

/** Without what there is not: in this shop, or by its own rules. */
export const shownFaq = (): readonly FaqEntry[] =>
  faq.filter(({id}) => bySample(true, id !== 'free-sample'));
