import {shopName} from '~/content/brand';

function senderOf(name: string | null, isVerified: boolean): string {
  if (name === null) return 'No dijo su nombre.';
  return isVerified
    ? `Viene de ${name}. Comprobamos su firma.`
    : `Dice llamarse ${name}. No podemos comprobarlo.`;
}

/** What a shopper reads whom an assistant has sent (rules: Shoppers' agents). */
export const handOverPage = {
  title: 'Su asistente le preparó un carrito',
  sender: (name: string | null, isVerified: boolean) =>
    `${senderOf(name, isVerified)} Todavía no se ha pedido nada: usted verá todo de nuevo antes de pagar.`,
  items: 'Artículos',
  price: (price: string, quantity: number) => (quantity > 1 ? `${price} cada uno` : price),
  shipsTo: 'Se envía a',
  beside: 'Lo que ya está en su carrito se queda ahí.',
  other: 'Su carrito tiene otros artículos.',
  add: 'Agregar estos a mi carrito',
  replace: 'Reemplazarlos por estos',
  next: 'Continuar para finalizar la compra',
  toCart: 'Continuar al carrito',
  leave: '¿No es lo que quería? Cierre esta página: no se ha pedido nada.',
  full: 'En su carrito no caben estos artículos. Puede reemplazar lo que contiene.',
  ended: {
    title: 'Este enlace ya no sirve',
    text: `Pida uno nuevo a su asistente o compre usted en ${shopName}.`,
    link: 'Nuestros productos',
  },
  away: {
    title: 'No podemos mostrar esto ahora',
    text: 'Vuelva a cargar esta página en un minuto: no se pierde nada.',
    link: 'Nuestros productos',
  },
};
