import {shopName} from '~/content/brand';

export const catalogueProductWords = {
  about: 'Acerca de este artículo',
  howItWorks: 'Qué es y cómo funciona',
  konjacRecipes: 'Recetas con konjac',
  onlyLeft: (left: number) => `solo hay ${left}`,
  options: 'Opciones',
  chooseNoodle: 'Elija su muestra gratis de fideos de konjac',
} as const;

export const productMetaWords = {
  title: 'Producto',
  fromShop: (product: string) => `${product} de ${shopName}.`,
} as const;

export const stockNoticeLink = 'Avisarme cuando vuelva';

export const otherSaleWords = {
  buyElsewhere: 'Comprar el producto',
  soldInShop: 'Este producto se vende en la tienda misma, no en esta página.',
  boughtInShop:
    'Este producto se compra en el pago de la tienda misma, adonde su carrito va con él.',
  seeInShop: 'Verlo en la tienda',
  choose: 'Elija…',
  addNamed: (name: string) => `Agregar al carrito: ${name}`,
  quantityOf: (name: string) => `Cantidad de ${name}`,
  parts: 'Lo que puede elegir',
  view: 'Ver el producto',
} as const;
