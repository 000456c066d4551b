import type {CookieBannerCopy} from '~/content/cookie-banner';

export const cookieBanner: CookieBannerCopy = {
  title: 'Cookies, solo si usted quiere',
  text: 'La tienda funciona sin ellas. Si acepta, sabremos qué páginas ayudan y cómo nos encontró.',
  learnMore: 'Más información',
  learnLess: 'Mostrar menos',
  privacyLink: {label: 'Política de privacidad', href: '/privacy'},
  decline: 'Rechazar',
  accept: 'Aceptar',
  close: 'Cerrar sin decidir',
};
