import {shopName} from '~/content/brand';

export const accessibilityStatement = {
  title: 'Accesibilidad',
  intro: `Todo el mundo debería poder usar ${shopName}. Esta página explica cómo está hecha nuestra tienda para ello, qué falta todavía y cómo escribirnos si algo se lo impide.`,
  sections: [
    {
      heading: 'Qué ofrecemos',
      paragraphs: [
        'Aquí encuentra productos, los pone en un carrito, los pide y los paga, sigue su pedido y nos escribe.',
      ],
    },
    {
      heading: 'Cómo es accesible',
      paragraphs: [
        'Hacemos nuestras páginas según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, en las que se basa la norma europea EN 301 549.',
        'Cada página se puede usar con el teclado y leer con un lector de pantalla. Cabe en un ancho de 320 píxeles y con texto más grande, respeta el contraste, los colores y el movimiento reducido de su sistema, y sus formularios funcionan también sin scripts.',
        'Los programas comprueban todo esto en cada versión de la tienda antes de publicarla. [Diga aquí si personas con discapacidad la han recorrido para usted, quiénes y cuándo.]',
      ],
    },
    {
      heading: 'Qué falta todavía',
      paragraphs: [
        'Los campos de tarjeta y las páginas de pago son de nuestros servicios de pago, y los videos, de los suyos: lo que ahí no podemos cambiar puede ser más difícil de usar. [Nombre qué más conoce y hasta cuándo se corrige.]',
      ],
    },
    {
      heading: 'Si algo se lo impide',
      paragraphs: [
        'Escríbanos en la página de contacto y diga en qué página fue y qué quería hacer. Respondemos, encontramos otra manera de que haga su pedido y lo corregimos.',
        '[Nombre la autoridad de vigilancia del mercado de su país, a la que se puede acudir si nuestra respuesta no basta.]',
        '[Día de esta declaración y de la última comprobación.]',
      ],
    },
  ],
} as const;
