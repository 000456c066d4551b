import {shopName} from '~/content/brand';
import type {ContactCopy} from '~/content/contact';

export const contactSubjects = [
  'Pregunta sobre un producto',
  'Consulta sobre un pedido',
  'Pregunta sobre el envío',
  'Devolución o reembolso',
  'Ayuda técnica',
  'Consulta general',
  'Colaboración o negocios',
  'Otro',
] as const;

export const contact: ContactCopy = {
  meta: {
    title: 'Contáctenos',
    description: `Escriba a ${shopName} sobre productos, pedidos o envíos. Respondemos en menos de 24 horas. Abierto de lunes a sábado de 9 a.m. a 8 p.m. y el domingo de 10 a.m. a 6 p.m., hora del Pacífico.`,
  },
  title: 'Contáctenos',
  intro: '¿Una pregunta sobre un producto, un pedido o una receta? Una persona lee cada mensaje.',
  detailsHeading: 'Cómo comunicarse',
  emailLabel: 'Correo electrónico',
  phoneLabel: 'Teléfono',
  addressLabel: 'Dirección',
  hoursHeading: 'Horario de atención',
  formHeading: 'Envíenos un mensaje',
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    subject: 'Asunto',
    message: 'Mensaje',
  },
  chooseSubject: 'Elija un asunto',
  send: 'Enviar mensaje',
  sending: 'Enviando...',
  required: {
    name: 'Escriba su nombre.',
    email: 'Escriba su correo electrónico.',
    emailFormat: 'Escriba un correo electrónico válido',
    subject: 'Elija un asunto.',
    message: 'Escriba un mensaje.',
  },
  responseNote: 'Respondemos en menos de 24 horas.',
  cancellationNote:
    'Para cancelar un pedido dentro de las 24 horas después de hacerlo, ábralo con el enlace de nuestro correo y presione “Cancelar este pedido”. Si no tiene ese botón, escríbanos: elija “Consulta sobre un pedido” e incluya su número de pedido.',
  faq: {
    text: 'Quizá la respuesta ya le esté esperando.',
    link: {label: 'Leer las preguntas frecuentes', href: '/faq'},
  },
};

export const contactMessages = {
  sent: '¡Gracias por su mensaje! Le responderemos pronto.',
  failed: 'No se pudo enviar el mensaje. Inténtelo de nuevo.',
  nameTooLong: 'El nombre puede tener hasta 100 caracteres',
  messageTooLong: 'El mensaje puede tener hasta 5,000 caracteres',
} as const;
