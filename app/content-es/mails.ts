import {shopName} from '~/content/brand';
import {byRules} from '~/content/shop-rules';

// The contact form's mail goes to the shop's people, in their language.

export const welcomeMail = {
  subject: `Le damos la bienvenida a ${shopName}`,
  greeting: 'Hola:',
  get thanks() {
    return `Gracias por abrir una cuenta. Desde ahora ponemos su dirección por usted al finalizar la compra, ${byRules('sus pedidos están en un solo lugar y su muestra gratis le espera', 'y sus pedidos están en un solo lugar')}.`;
  },
  browse: 'Ver nuestros productos',
  /** Null where there is none. */
  get sample() {
    return byRules(
      {
        newHere: '¿Es su primera vez aquí?',
        add: 'Agregue su muestra gratis',
        note: 'al carrito. El envío es gratis, una por cliente.',
        terms: 'el envío es gratis, una por cliente',
      },
      null,
    );
  },
  questions: '¿Tiene preguntas? Responda a este correo o escriba a',
  answered: 'Una persona le responde en un plazo de 24 horas.',
  footer: `Recibe este correo porque se abrió una cuenta con este correo electrónico en ${shopName}.`,
};
