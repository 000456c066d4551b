import {shopName} from '~/content/brand';
import {policiesUpdated, type Policy} from '~/content/policy';
import {businessAddress, formatAddress} from '~/content/settings';
import {byUsps, whereHad} from '~/content/shop-rules';

/** The children's section says nineteen, and stays so. */
export const privacyPolicy: Policy = {
  meta: {
    title: 'Política de privacidad',
    description: `Qué recopila ${shopName}, por qué y quién nos ayuda: pedidos, cuentas, mensajes, cookies, análisis con su consentimiento, y lo que usted puede decidir.`,
  },
  title: 'Política de privacidad',
  updated: policiesUpdated,
  intro: [
    'Recopilamos lo que necesitamos para enviarle un pedido y responder sus preguntas, y poco más. No vendemos información personal.',
  ],
  sections: [
    {
      id: 'what-we-collect',
      heading: 'Qué recopilamos',
      blocks: [
        {
          list: [
            'Pedidos: nombre, correo electrónico, dirección de envío y de facturación, número de teléfono si nos da uno, lo que pidió y lo que pagó; con su consentimiento, cómo nos encontró y con qué navegador.',
            'Pago: los datos de la tarjeta van a nuestro servicio de pagos para hacer el cargo a su tarjeta. No guardamos números de tarjeta ni códigos de seguridad.',
            `Cuenta: su correo electrónico, una contraseña que nuestro servicio de inicio de sesión guarda solo como un código de un solo sentido (hash), las direcciones que guarda, los dispositivos en los que tiene la sesión iniciada, lo que comprueba sus llaves de acceso y los nombres que les dio${HAS.freeSample ? ', y si ya obtuvo la muestra gratis' : ''}.`,
            ...whereHad(
              HAS.reviews,
              'Reseñas: lo que escribe sobre un producto, las estrellas y el nombre que elige mostrar, que todos pueden leer cuando la tienda los aprueba, y su correo electrónico, que nadie más ve.',
            ),
            ...whereHad(
              HAS.wishes,
              'Lista de deseos: los productos que contiene, junto con su cuenta si inició sesión. Una lista que comparte es un enlace que nombra los productos, y nada sobre usted.',
            ),
            'Carrito: lo que contiene, junto con su cuenta mientras tiene la sesión iniciada, durante 30 días desde la última vez que lo usó.',
            ...whereHad(
              HAS.backInStock,
              'Avisos de disponibilidad: el correo electrónico, el producto y la hora, si nos pide que le avisemos cuando vuelva algo que se agotó.',
            ),
            ...whereHad(
              HAS.supplies,
              'Recordatorios: cuánto nos dice que toma de un pedido y, si nos pide que se lo recordemos antes de que se acabe, su correo electrónico, el pedido y el día, hasta que se envíe el recordatorio. Durante un año después anotamos que se envió, con un código de un solo sentido de su correo electrónico. Nada sobre su salud.',
            ),
            'Mensajes: lo que escribe en el formulario de contacto, con su nombre y su correo electrónico.',
            'Datos técnicos: registros breves del servidor con la solicitud, la hora y un error, si lo hubo. No contienen su nombre, su dirección ni lo que escribió.',
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Para qué lo usamos',
      blocks: [
        {
          list: [
            'Para recibir, enviar y atender su pedido, y para enviarle correos sobre él.',
            `Para mantener su sesión iniciada${HAS.freeSample ? ' y para que las muestras gratis sean una por cliente' : ''}.`,
            ...whereHad(
              HAS.reviews,
              'Para preguntarle una sola vez, unos días después de enviar un pedido, qué le parece. Un enlace en ese correo pone fin a esos correos; para recordarlo guardamos un código de un solo sentido de su correo electrónico en lugar del correo electrónico mismo.',
            ),
            'Para responderle.',
            ...whereHad(
              HAS.backInStock,
              'Para escribirle una sola vez cuando vuelva a estar disponible algo que nos pidió. Un enlace en ese correo le pone fin.',
            ),
            ...whereHad(
              HAS.supplies,
              'Para escribirle una sola vez cuando esté por acabarse algo que compró y pidió que le recordáramos. Un enlace en ese correo pone fin a esos correos.',
            ),
            'Para proteger la tienda contra el fraude y el mal uso.',
            'Para llevar la contabilidad que exige la ley de impuestos.',
            'Solo con su consentimiento: para saber qué páginas son útiles y cómo nos encontraron quienes hacen un pedido.',
          ],
        },
      ],
    },
    {
      id: 'who-helps',
      heading: 'Quién nos ayuda',
      get blocks() {
        return [
          `Compartimos información personal solo con servicios que trabajan para nosotros y solo en la medida en que la necesitan: alojamiento web, el sistema de la tienda que guarda los pedidos, inicio de sesión, pagos, envío de correos electrónicos y ${byUsps('USPS') || 'el transportista'} para los envíos. También la compartimos cuando la ley lo exige.`,
          'No vendemos información personal ni la compartimos para publicidad en otros sitios.',
        ];
      },
    },
    {
      id: 'cookies',
      heading: 'Cookies y almacenamiento del navegador',
      blocks: [
        'Necesarias para que la tienda funcione, y siempre activas:',
        {
          list: [
            'bellyful-session (cookie): firmada y cerrada a los scripts. Se crea cuando hay algo que recordar, como un formulario que envía o la confirmación de su último pedido, que conserva durante 30 minutos. Contiene un número al azar con el que se cuentan los intentos y termina con la sesión de su navegador.',
            'bellyful-account (cookie): su inicio de sesión, sellado y cerrado a los scripts. Se conserva 30 días después de su última visita, 180 como máximo, y se quita cuando cierra la sesión.',
            'bellyful-signed-in (cookie): el dígito 1 mientras tiene la sesión iniciada, y nada sobre usted, para que las páginas muestren su menú. Aparece y desaparece con bellyful-account. Junto a ella, bellyful-language conserva durante un año el idioma que eligió.',
            'bellyful-device (cookie): sellada y cerrada a los scripts. Anota qué correos electrónicos confirmados han iniciado sesión en este navegador, para que las contraseñas incorrectas que se prueben en otra parte no le impidan entrar. Se conserva un año.',
            'bellyful-cart (cookie): su carrito cuando su navegador no ejecuta scripts: cifrado, con lo que eligió y un código que escribió. Permanece 30 días, o hasta que haga el pedido o lo vacíe.',
            'form-token (cookie): un número al azar con el que un formulario sigue adelante cuando su navegador no dice desde qué página viene. Permanece una hora.',
            'cookie-cart-imported: el número de un carrito así que su navegador ya tomó, para que nada de él cuente dos veces. Permanece hasta que borre los datos de su navegador.',
            'cart-storage y set-aside: lo que hay en su carrito, lo que se retiró de él y qué códigos de descuento escribió. Permanece hasta que vacíe el carrito, cierre la sesión o borre los datos de su navegador. Mientras tiene la sesión iniciada, cart-account anota de qué cuenta es ese carrito y lo que todavía no se le comunicó. Si cierra la sesión antes, cart-untold lo anota hasta que vuelva a iniciarla.',
            'cookie-consent-storage: si aceptó o rechazó lo que pregunta el aviso de cookies, para que no se lo preguntemos en cada página. Permanece hasta que borre los datos de su navegador. cookie-banner-closed anota, solo para esta pestaña, que cerró el aviso sin decidir.',
            ...whereHad(
              HAS.wishes,
              'wish-storage: los productos de su lista de deseos mientras no tiene la sesión iniciada. Permanece hasta que vacíe la lista, inicie sesión, con lo que pasa a su cuenta, o borre los datos de su navegador.',
            ),
            ...whereHad(
              HAS.allergens,
              'allergen-storage: los alérgenos que marcó, y si la lista quita lo que los contiene. Nunca se nos envía. Permanece hasta que los desmarque todos o borre los datos de su navegador.',
            ),
            'discount-storage: si su cuenta tiene el descuento por lealtad, para mostrarlo. Se pregunta de nuevo cada vez que inicia sesión.',
            'checkout-draft: el correo electrónico y las direcciones que escribió al finalizar la compra, para que no se pierda nada si vuelve a cargar la página; nunca la tarjeta. Solo en esta pestaña, hasta que se cierre, haga el pedido o cierre la sesión.',
            'checkout-attempt: un número al azar que evita que un pedido se haga dos veces, hasta que el pedido esté realizado.',
            'placed-order: lo que pidió, para la página de agradecimiento de esta pestaña, hasta que se cierre la pestaña. expected-order y latest-order contienen el número de su último pedido, para que su carrito se vacíe una sola vez; permanecen hasta que borre los datos de su navegador.',
            'react-router-scroll-positions, react-router-manifest-version y remix-router-transitions: hasta dónde había leído, para que Atrás le lleve allí de nuevo, qué versión de la tienda es esta y entre qué páginas se desliza una foto. Solo en esta pestaña, hasta que se cierre.',
            'email-reminder-dismissed: que descartó el recordatorio de confirmar su correo electrónico, y cuándo, durante 24 horas.',
            ...whereHad(
              HAS.offers,
              'cart-abandonment-storage: cuándo cambió su carrito por última vez y qué recordatorios ha visto, para que vea cada uno una sola vez. Se restablece cuando su carrito está vacío.',
            ),
          ],
        },
        'Cuando Stripe recibe nuestros pagos, su script se ejecuta en el carrito y al finalizar la compra, y en ninguna otra parte. Crea __stripe_mid y __stripe_sid (cookies que se conservan un año y 30 minutos), con las que Stripe distingue los pagos honestos del fraude; los datos con los que paga van solo a Stripe. Si le pide que guarde una tarjeta, Stripe la conserva hasta que usted la quite al finalizar la compra.',
        'Estos datos se quedan en su navegador y no se envían por sí solos a ninguna parte. Los productos que vio se recuerdan solo mientras la página está abierta.',
        'Análisis: un script de análisis se carga solo después de que presione Aceptar en el aviso de cookies. Recibe qué páginas vio, qué hizo en la tienda y con qué rapidez y estabilidad se mostraron nuestras páginas en su navegador. Si lo rechaza, o no decide, no se carga y no se envía nada de esto.',
        'Cómo nos encontró: también solo después de que presione Aceptar, visit-origin (cookie) anota la campaña o el sitio que lo trajo, su primera página y cuándo llegó, y cuenta sus páginas y sus visitas. El pedido que haga lleva consigo esto y el nombre de su navegador, y se conserva con ello. La cookie termina con la sesión de su navegador o cuando cambia de opinión; si lo rechaza, o no decide, no se crea y su pedido no dice nada de esto.',
      ],
    },
    {
      id: 'global-privacy-control',
      heading: 'Global Privacy Control y cambiar de opinión',
      blocks: [
        'Si su navegador envía una señal de Global Privacy Control (GPC), la respetamos: cuenta como Rechazar.',
        'Puede cambiar su decisión en cualquier momento. Presione “Configuración de cookies” al pie de cualquier página y el aviso le preguntará de nuevo.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Cuánto tiempo lo conservamos',
      blocks: [
        'Registros de pedidos: el tiempo que exijan las leyes de impuestos y de contabilidad.',
        `Cuentas, con lo que se guarda en ellas (direcciones, el carrito${HAS.wishes ? ', la lista de deseos' : ''}): hasta que elimine la suya en “Acceso y seguridad”, en la página de su cuenta; allí puede cambiar la dirección en cualquier momento.`,
        ...whereHad(
          HAS.backInStock,
          'Solicitudes de aviso de que algo vuelve a estar disponible: hasta que le hayamos escrito, las retire o haya pasado un año; tres días si no las confirma.',
        ),
        'Notas sobre una compra en curso: hasta 90 días después de que termine, para que un pago nunca se pierda ni se cobre dos veces. Conteos de intentos contra el mal uso: no más que el tiempo que limitan.',
        ...whereHad(
          HAS.reviews,
          'Reseñas: hasta que nos pida que las quitemos; puede cambiar la suya en cualquier momento.',
        ),
        'Mensajes: el tiempo que necesitemos para ayudarle y un tiempo razonable después. Registros del servidor: poco tiempo, y luego se borran.',
      ],
    },
    {
      id: 'your-choices',
      heading: 'Sus opciones y derechos',
      blocks: [
        'Puede preguntarnos qué datos suyos tenemos y pedirnos que los corrijamos o los borremos. Con una cuenta puede hacerlo usted, en “Acceso y seguridad”. Los residentes de California y de varios otros estados tienen estos derechos por ley; nosotros los ofrecemos a todos. No le atenderemos peor por pedirlo.',
        'Escríbanos por medio del formulario de contacto con el asunto “Consulta general”. Es posible que le pidamos que confirme que el correo electrónico es suyo antes de actuar.',
      ],
      links: [{label: 'Ir al formulario de contacto', href: '/contact'}],
    },
    {
      id: 'children',
      heading: 'Privacidad de los menores',
      blocks: [
        'Esta tienda no es para menores. Los clientes deben tener al menos diecinueve años para darnos información personal. Si cree que un menor nos envió alguna, díganoslo y la borraremos.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios y contacto',
      blocks: [
        'Si cambiamos esta política, la nueva versión aparece aquí con una fecha nueva.',
        `${shopName}, ${formatAddress(businessAddress)}`,
      ],
      links: [
        {label: 'Contáctenos', href: '/contact'},
        {label: 'Términos del servicio', href: '/terms'},
      ],
    },
  ],
};
