import {shopName} from '~/content/brand';
import type {TextSection} from '~/content/text';
import {languageTag} from '~/content/language';
import {policiesUpdated, type Policy} from '~/content/policy';
import {businessAddress, formatAddress} from '~/content/settings';
import {byRules, bySample, byUsps, whereHad, whereSent} from '~/content/shop-rules';
import {currencyName} from '~adapters/commerce/to-currency';

const healthInformation: TextSection = {
  id: 'health',
  heading: 'Información de salud',
  blocks: [
    'Lo que lee aquí es información general. No es consejo médico ni sustituye una conversación con su médico o farmacéutico. Lea la etiqueta y las advertencias antes de usar un producto.',
    'Dosis: dos cápsulas dos veces al día del producto para el apetito; no más de 4 cápsulas al día de los productos para el apetito y la hidratación; un multivitamínico al día. Los resultados varían de una persona a otra, y no prometemos ninguno.',
    'Nunca deje de tomar ni cambie un medicamento recetado por algo que haya leído o comprado aquí.',
  ],
  links: [{label: 'Qué es y cómo funciona', href: '/what-it-is-how-it-works'}],
};

/** Its numbers are the shop's law (rules: The policies' numbers). */
export const termsOfService: Policy = {
  meta: {
    title: 'Términos del servicio',
    description: `Los términos para usar la tienda ${shopName}: edad, pedidos y precios,${HAS.offers ? ' ofertas,' : ''}${HAS.wellness ? ' información de salud,' : ''} envíos, cancelaciones y la ley que se aplica.`,
  },
  title: 'Términos del servicio',
  updated: policiesUpdated,
  intro: [
    `Estos términos se aplican cuando usted usa el sitio de ${shopName} o hace un pedido en él. Al hacer un pedido, usted los acepta.`,
  ],
  sections: [
    {
      id: 'who-can-buy',
      heading: 'Quién puede comprar',
      get blocks() {
        return [
          `Debe tener 18 años o más para comprarnos (21 en algunos estados; siga la ley de su estado). Enviamos${whereSent(' solo a direcciones de Estados Unidos')}.`,
          'Usted confirma que hace el pedido para su propio uso o como regalo, y no para revenderlo.',
        ];
      },
    },
    ...(HAS.wellness ? [healthInformation] : []),
    {
      id: 'orders-and-prices',
      heading: 'Pedidos y precios',
      get blocks() {
        return [
          `Los precios están en ${currencyName(languageTag)}. El envío se suma al finalizar la compra, cuando corresponde. El precio que paga es el que se muestra cuando hace el pedido; si un precio cambió desde que llenó su carrito, se lo decimos antes de que pague.`,
          'Un pedido queda aceptado cuando lo confirmamos por correo electrónico. Podemos rechazar o cancelar un pedido, por ejemplo cuando un artículo está agotado, cuando un precio es claramente erróneo o cuando sospechamos fraude. En ese caso usted no paga nada, o le devolvemos lo que pagó.',
        ];
      },
    },
    {
      id: 'offers',
      get heading() {
        const offers = HAS.offers ? 'Ofertas y códigos de descuento' : 'Códigos de descuento';
        return bySample(
          HAS.offers
            ? 'Muestras, ofertas y códigos de descuento'
            : 'Muestras y códigos de descuento',
          byRules(offers, 'Códigos de descuento'),
        );
      },
      get blocks() {
        const offers = [
          ...whereHad(
            HAS.freeSample,
            'La muestra gratis es para 3 días, con un límite de una por cliente. Requiere iniciar sesión en una cuenta con un correo electrónico confirmado.',
          ),
          ...whereHad(
            HAS.offers,
            'Las ofertas de inicio requieren iniciar sesión y tienen un límite de una unidad por pedido.',
          ),
        ];
        return [
          {
            list: [
              ...byRules(offers, []),
              'Los códigos de descuento no tienen valor en efectivo y pueden terminar en cualquier momento. El mismo código cuenta una vez por pedido.',
              'Ningún pedido inicia una suscripción. Nada se renueva por sí solo.',
            ],
          },
        ];
      },
    },
    {
      id: 'shipping-and-cancellation',
      heading: 'Envío, cancelación y reembolsos',
      get blocks() {
        return [
          `Enviamos${byUsps(' por USPS')}. Los pedidos se preparan en 1 día hábil (hasta 2) y se entregan de 2 a 3 días hábiles después. Los pedidos realizados después de las 3 p.m., hora del Pacífico, empiezan el siguiente día hábil.`,
          'No aceptamos devoluciones ni damos reembolsos, y el envío y el manejo no son reembolsables. Puede cancelar dentro de 24 horas por medio del formulario de contacto. Las dos políticas de abajo tienen los detalles y son parte de estos términos.',
        ];
      },
      links: [
        {label: 'Política de envíos', href: '/shipping'},
        {label: 'Política de reembolsos', href: '/refund'},
      ],
    },
    {
      id: 'accounts',
      heading: 'Su cuenta',
      blocks: [
        'No comparta su contraseña y avísenos si cree que otra persona usó su cuenta. Podemos cerrar una cuenta que se use para incumplir estos términos.',
      ],
    },
    {
      id: 'use-of-the-site',
      heading: 'Uso del sitio',
      blocks: [
        HAS.recipes
          ? `Los textos, las fotos y las recetas de este sitio pertenecen a ${shopName} o se usan con permiso. Cocine con las recetas y comparta enlaces libremente; no copie el sitio para uso comercial.`
          : `Los textos y las fotos de este sitio pertenecen a ${shopName} o se usan con permiso. Comparta enlaces libremente; no copie el sitio para uso comercial.`,
        'No intente entrar en el sitio por la fuerza, sobrecargarlo ni recopilar en él datos de otras personas.',
        ...whereHad(
          HAS.wellness,
          'Los enlaces a otras empresas, como los de Marcas keto aprobadas, están ahí para su comodidad. No somos responsables de sus sitios ni de sus productos.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilidad',
      blocks: [
        'En la medida en que la ley lo permita, el sitio se ofrece tal como está, y nuestra responsabilidad por un pedido se limita a lo que usted pagó por él. Esto no limita la responsabilidad que la ley no nos permite limitar, como la de lesiones personales causadas por nuestra negligencia.',
      ],
    },
    {
      id: 'law-and-changes',
      heading: 'Ley aplicable y cambios',
      blocks: [
        'Se aplica la ley de California, sin quitarle las protecciones que le da la ley de su propio estado. Si hay un problema, escríbanos primero; casi todo se puede arreglar con un mensaje.',
        'Podemos cambiar estos términos. La versión que está en esta página cuando usted hace un pedido se aplica a ese pedido.',
        `${shopName}, ${formatAddress(businessAddress)}`,
      ],
      links: [{label: 'Contáctenos', href: '/contact'}],
    },
  ],
};
