import {byUsps, whereSent} from '~/content/shop-rules';
export const productsPage = {
  meta: {
    title: 'Nuestros productos',
    get description() {
      return `Cápsulas de apoyo para el apetito, gomitas de alulosa, multivitamínicos, apoyo para la noche y fideos de konjac. Enviamos${byUsps(' por USPS')}${whereSent(' a todo Estados Unidos')}.`;
    },
  },
  title: 'Nuestros productos',
  intro: 'Suplementos y alimentos de konjac para comer ligero y sentir saciedad.',
  awayIntro:
    'La mayoría de nuestros productos no se puede mostrar en este momento. Aquí están los que sí podemos mostrar; los demás volverán en un minuto.',
  awayNothing:
    'En este momento no se puede buscar en la mayoría de nuestros productos. Volverán en un minuto.',
  viewProduct: 'Ver el producto',
  searchLabel: 'Buscar productos',
  noResults: 'Ningún producto coincide. Pruebe con otra palabra, o vea todo.',
  errorDetails: 'Detalles',
} as const;
