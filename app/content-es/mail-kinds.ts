import {mailWords as builtIn} from '../content/mail-kinds';
import {reviewMails} from './messages/reviews';
import {stockMails} from './messages/stock-notice';
import {reminderMails} from './supplies';

export const mailWords = {
  path: builtIn.path,
  title: 'Correos que recibe',
  description: 'Qué correos le enviamos y cómo dejar de recibirlos.',
  textTo: (email: string) => `Lo que enviamos a ${email} hasta que usted lo detenga.`,
  text: 'Lo que enviamos a la dirección donde recibió nuestro correo, hasta que usted lo detenga.',
  end: 'No recibir más',
  endOne: (title: string) => `No recibir más: ${title}`,
  endAll: 'No recibir ninguno de ellos',
  ended: 'Listo. Ya no recibirá ninguno de estos correos.',
  none: 'No recibe ningún correo que pueda detener.',
  alwaysTitle: 'Lo que siempre enviamos',
  always: [
    'Sobre sus pedidos: que los tenemos, su pago, dónde están y lo que se le devuelve. Los necesita para lo que compró, y la ley exige algunos.',
    'Sobre su cuenta: enlaces que usted pide y un aviso cuando cambia su correo electrónico o su contraseña, para que nadie lo haga sin que usted lo vea.',
    ...(HAS.recalls ? ['Sobre retiros: si se retira del mercado algo que compró.'] : []),
  ],
  linkOver: 'Este enlace no es nuestro o no está completo. Ábralo de nuevo desde el correo.',
  unconfirmed: 'Primero confirme su correo electrónico: lo que recibe se muestra solo a su dueño.',
  failed: 'No pudimos consultarlo en este momento. Inténtelo de nuevo en un minuto.',
};

export const mailKinds = {
  reminders: reminderMails,
  'back-in-stock': stockMails,
  reviews: reviewMails,
};
