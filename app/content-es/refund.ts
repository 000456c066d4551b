import {shopName} from '~/content/brand';
import {policiesUpdated, type Policy} from '~/content/policy';
import {byRules} from '~/content/shop-rules';

/** No returns or refunds; cancellation within 24 hours via the contact form. */
export const refundPolicy: Policy = {
  meta: {
    title: 'Política de reembolsos',
    description: `${shopName} no acepta devoluciones ni da reembolsos. Un pedido se puede cancelar dentro de 24 horas; los artículos defectuosos se reemplazan.`,
  },
  title: 'Política de reembolsos',
  updated: policiesUpdated,
  get intro() {
    return [
      `Lea esto antes de hacer su pedido. Si tiene dudas sobre un producto, ${byRules(HAS.freeSample ? 'pruebe la muestra gratis o ' : '', '')}pregúntenos primero.`,
    ];
  },
  sections: [
    {
      id: 'no-returns',
      heading: 'Sin devoluciones ni reembolsos',
      blocks: [
        'Vendemos alimentos y suplementos dietéticos. Una vez que salen de nuestras manos no podemos comprobar cómo se guardaron, por eso no aceptamos devoluciones ni damos reembolsos. Todas las ventas son definitivas.',
        'El envío y el manejo no son reembolsables.',
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancelar un pedido',
      blocks: [
        'Puede cancelar un pedido dentro de las 24 horas después de hacerlo, por medio de nuestro formulario de contacto. Elija “Consulta sobre un pedido”, indique el número de su pedido y el correo electrónico con el que lo hizo, y lo cancelaremos y liberaremos o devolveremos el pago completo.',
        'Lo más rápido es la página de su pedido, que se abre con el enlace de nuestro correo: mientras no se haya enviado nada, presione allí “Cancelar este pedido”.',
        'Después de 24 horas, un pedido ya no se puede cancelar.',
      ],
      links: [{label: 'Ir al formulario de contacto', href: '/contact'}],
    },
    {
      id: 'guarantee',
      heading: 'Nuestra garantía de 30 días',
      blocks: [
        `La garantía de 30 días de ${HAS.offers ? 'nuestras ofertas, y de todo lo demás que vendemos,' : 'todo lo que vendemos'} es una promesa sobre lo que usted recibe: si un artículo llega dañado, equivocado, incompleto o vencido, díganoslo en un plazo de 30 días desde la entrega y le enviamos un reemplazo sin costo. No es un derecho a devolver un artículo porque haya cambiado de opinión.`,
        'Lo más rápido es la página de su pedido, que se abre con el enlace de nuestro correo: presione allí “Algo está mal” y agregue una foto del artículo y su número de lote.',
        'También puede enviarlos por medio del formulario de contacto. Elija “Devolución o reembolso” como asunto.',
      ],
      links: [{label: 'Ir al formulario de contacto', href: '/contact'}],
    },
    {
      id: 'your-rights',
      heading: 'Sus derechos según la ley',
      blocks: [
        'Nada en esta política limita los derechos que le da la ley de su estado y a los que no se puede renunciar, ni su derecho a disputar un cargo que no autorizó.',
      ],
    },
  ],
};
