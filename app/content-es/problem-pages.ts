import {shopName} from '~/content/brand';
import type {TextLink} from '~/content/text';

export const pageNotFound = {
  metaTitle: 'Página no encontrada',
  title: 'Esta página no está en el menú',
  text: 'Tal vez cambió la dirección, o se perdió una letra. Esto le puede ayudar:',
  links: [
    {label: 'Nuestros productos', href: '/products'},
    ...(HAS.recipes ? [{label: 'Recetas', href: '/recipes'}] : []),
    {label: 'Preguntas frecuentes', href: '/faq'},
    {label: 'Contáctenos', href: '/contact'},
  ],
} satisfies {links: readonly TextLink[]; [key: string]: unknown};

/** What an address names that there is not. */
export const notThere = {
  product: 'No existe ese producto.',
  recipe: 'No tenemos ninguna receta con ese nombre.',
  policy: 'No existe esa política.',
};

export const somethingWentWrong = {
  title: 'Algo salió mal',
  text: 'El problema es nuestro, no suyo. Su carrito está a salvo. Inténtelo de nuevo en un momento.',
  retry: 'Intentar de nuevo',
  links: [
    {label: 'Nuestros productos', href: '/products'},
    {label: 'Inicio', href: '/'},
  ],
} satisfies {links: readonly TextLink[]; [key: string]: unknown};

/** While the shop behind the pages does not answer. */
export const shopAway = 'Nuestra tienda está en una breve pausa';

/** In place of a page, where not even that could be made. */
export const plainProblems = {
  failed: 'La tienda no puede responder en este momento. Inténtelo de nuevo en un minuto.',
  tooLarge: 'La solicitud es demasiado grande.',
  unreadable: 'No pudimos leer la solicitud.',
};

/** While one network's requests make the shop do too much. */
export const tooMuchPage = {
  title: 'Un momento, por favor',
  text: 'Llegaron demasiadas solicitudes desde su red. Espere un minuto e inténtelo de nuevo.',
};

/** Of a form that came without a word of where it was sent from. */
export const confirmFormPage = {
  title: 'Presione una vez más',
  text: `Su navegador no nos dijo desde qué página vino esto. Si acaba de presionar un botón en ${shopName}, presione Continuar. Si llegó aquí desde otro sitio, cierre esta página: no ha pasado nada.`,
  button: 'Continuar',
  refused: 'Esta solicitud no vino de nuestras propias páginas.',
};
