import {freeShippingThreshold, shippingPrice} from '~/content/amounts';
import {shopName} from '~/content/brand';
import {policiesUpdated, type Policy} from '~/content/policy';
import {byRules, byUsps, shippingByShop, whereHad, whereSent} from '~/content/shop-rules';
import type {TextBlock} from '~/content/text';
import {formatCents} from '~adapters/commerce/money';
import {formatWithoutCents} from '~adapters/commerce/stated-amount';

/** Its numbers are the shop's law (rules: The policies' numbers). */
export const shippingPolicy: Policy = {
  meta: {
    title: 'Política de envíos',
    get description() {
      return `${shopName} envía${byUsps(' por USPS')}${whereSent(' en Estados Unidos')}. Preparación: 1 día hábil (hasta 2); entrega: 2 a 3 días hábiles${byRules(`; ${formatCents(shippingPrice())}, o gratis desde ${formatWithoutCents(freeShippingThreshold())}`, '')}.`;
    },
  },
  title: 'Política de envíos',
  updated: policiesUpdated,
  intro: ['Adónde enviamos, cuánto tarda y cuánto cuesta.'],
  sections: [
    {
      id: 'where',
      heading: 'Adónde enviamos',
      get blocks() {
        return [
          `Enviamos${whereSent(' solo a direcciones de Estados Unidos', 250)}.${byUsps(' Todos los pedidos viajan con el Servicio Postal de Estados Unidos (USPS).')}`,
          `Revise su dirección antes de pagar. No podemos cambiar el destino de un paquete cuando ya lo tiene ${byUsps('USPS') || 'el transportista'}.`,
        ];
      },
    },
    {
      id: 'processing',
      heading: 'Tiempo de preparación',
      blocks: [
        'Preparamos los pedidos en 1 día hábil. En semanas de mucho movimiento puede tardar hasta 2 días hábiles.',
        'Los pedidos realizados después de las 3 p.m., hora del Pacífico, empiezan a prepararse el siguiente día hábil. Los pedidos realizados en fin de semana o en un día feriado federal también empiezan el siguiente día hábil.',
      ],
    },
    {
      id: 'delivery',
      heading: 'Tiempo de entrega',
      get blocks() {
        return [
          `La entrega tarda de 2 a 3 días hábiles después de la preparación. El clima, los días feriados y las direcciones remotas pueden sumar un tiempo que ni nosotros ni ${byUsps('USPS') || 'el transportista'} controlamos.`,
          `Recibirá un correo con un número de rastreo cuando se envíe su pedido. Puede pasar un día hasta que ${byUsps('USPS') || 'el transportista'} muestre el primer escaneo.`,
        ];
      },
    },
    {
      id: 'cost',
      heading: 'Cuánto cuesta el envío',
      get blocks() {
        const costs = {
          list: [
            `El envío cuesta ${formatCents(shippingPrice())} por pedido.`,
            `El envío es gratis cuando su total después de los descuentos llega a ${formatWithoutCents(freeShippingThreshold())}.`,
            ...whereHad(
              HAS.freeSample,
              'El envío es gratis cuando su carrito contiene la muestra gratis.',
            ),
            ...whereHad(
              HAS.offers,
              'El envío es gratis cuando su carrito contiene una de nuestras ofertas de inicio.',
            ),
          ],
        };
        return [
          byRules<TextBlock>(costs, shippingByShop),
          'Los cargos de envío y manejo no son reembolsables.',
        ];
      },
    },
    {
      id: 'lost-or-damaged',
      heading: 'Artículos perdidos, dañados o equivocados',
      blocks: [
        'Si el rastreo no ha avanzado en cinco días hábiles, o si algo llega dañado, equivocado o falta, escríbanos en un plazo de 30 días desde la entrega o desde la fecha de entrega prevista. Incluya el número de su pedido y, en caso de daños, una foto. Le enviaremos un reemplazo.',
      ],
      links: [{label: 'Contáctenos', href: '/contact'}],
    },
  ],
};
