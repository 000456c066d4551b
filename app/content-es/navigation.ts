import {byRules, whereHad} from '~/content/shop-rules';
import {shopName} from '~/content/brand';
import {pathForPageKey} from '~/content/navigation';
import {defaultCompanionPath} from '~/content/settings';
import type {MenuLink, TextLink} from '~/content/text';

const page = (label: string, pageKey: string): TextLink => ({label, href: pathForPageKey(pageKey)});

const group = (label: string, links: readonly Omit<MenuLink, 'below'>[]): MenuLink => ({
  label,
  href: '#',
  below: links.map((link) => ({...link, below: []})),
});

const recipes = page('Recetas', 'recipes');

export const headerMenu = (
  companionPath: string = defaultCompanionPath,
  isCoachOpen = true,
): MenuLink[] => [
  {...page('PRODUCTOS', 'products'), below: [], hasKinds: true},
  {...page('PREGUNTAS', 'faq'), below: []},
  ...whereHad(
    HAS.wellness || HAS.recipes,
    group('HÁBITOS', [
      ...whereHad(
        HAS.wellness,
        {
          ...page('Guía personal de bienestar', companionPath),
          ...(!isCoachOpen && {note: 'muy pronto'}),
        },
        page('Marcas keto aprobadas', 'keto-brands'),
      ),
      ...whereHad(HAS.recipes, recipes, {label: 'Videos', href: `${recipes.href}#video`}),
    ]),
  ),
  ...whereHad(HAS.wellness, {...page('CÓMO FUNCIONA', 'what-it-is-how-it-works'), below: []}),
  {...page('NOSOTROS', 'about'), below: []},
  {...page('CONTACTO', 'contact'), below: []},
];

export const shopNowLink = page('Comprar', 'products');

export const searchLink: TextLink = {label: 'Buscar', href: '/products#search'};

export const homeLabel = `${shopName}, inicio`;

export const headerLabels = {
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  mainNavigation: 'Principal',
  account: 'Cuenta',
  myAccount: 'Mi cuenta',
  myOrders: 'Mis pedidos',
  wishList: 'Lista de deseos',
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  backToCart: 'Volver al carrito',
  skipToContent: 'Ir al contenido',
  cart: (itemCount: number) =>
    `Carrito, ${itemCount} ${itemCount === 1 ? 'artículo' : 'artículos'}`,
} as const;

export const shopNotices = {
  notConnected: 'Todavía no se pueden hacer pedidos. Puede mirar todo con calma.',
  demonstration: 'Esto es una demostración: aquí no hay nada a la venta.',
} as const;

export const footerMenu = (hasJournal: boolean): MenuLink[] => [
  group('Enlaces rápidos', [
    page('Inicio', 'home'),
    page('Nosotros', 'about'),
    page('Productos', 'products'),
    page('Contáctenos', 'contact'),
    page('Preguntas frecuentes', 'faq'),
    ...(hasJournal ? [page('Revista', 'journal')] : []),
  ]),
  group('Políticas', [
    page('Términos del servicio', 'terms'),
    page('Política de privacidad', 'privacy'),
    page('Política de reembolsos', 'refund'),
    page('Política de envíos', 'shipping'),
  ]),
];

export const footerSmallLinks = (): TextLink[] => [
  page('Términos', 'terms'),
  page('Privacidad', 'privacy'),
  ...(HAS.wellness ? [page('Qué es y cómo funciona', 'what-it-is-how-it-works')] : []),
  ...(HAS.freeSample ? byRules([page('Muestra gratis', 'free-sample')], []) : []),
  ...(HAS.wishes ? [page('Lista de deseos', 'wish-list')] : []),
];

export const cookieSettingsLabel = 'Configuración de cookies';

export const acceptedCardsAlternative = 'Aceptamos Visa, Mastercard, American Express y Discover';

export function copyrightLine(year: number): string {
  return `© ${year} ${shopName}. Todos los derechos reservados.`;
}
