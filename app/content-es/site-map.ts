/** The parts of the site map and of llms.txt. */
import {byUsps, whereSent} from '~/content/shop-rules';
export const siteHeadings = {
  shop: 'Tienda',
  products: 'Productos',
  learn: 'Aprender',
  recipes: 'Recetas',
  policies: 'Políticas',
};

export const llmsWords = {
  get shipping() {
    return `Los pedidos se envían${byUsps(' por USPS')}${whereSent(' dentro de Estados Unidos')}.`;
  },
  questions: 'Preguntas:',
  agents: 'Los programas que compran por alguien empiezan en',
  mcp: 'Lo mismo como herramientas del Model Context Protocol:',
  feed: 'Todo lo que está a la venta, una línea por artículo:',
  more: (count: number) => `${count} más`,
};
