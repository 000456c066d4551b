import {
  doseChoices as builtInChoices,
  kitParts as builtInParts,
  suppliesPage as builtInPage,
  yours as builtInYours,
} from '~/content/supplies';

const doses = [
  'una un día sí y otro no',
  'una al día',
  'dos al día',
  'tres al día',
  'cuatro al día',
] as const;

export const doseChoices = builtInChoices.map(({perDay, label}, place) => ({
  perDay,
  label: doses[place] ?? label,
}));

export const kitParts = builtInParts.map((part) =>
  part.name ? {...part, name: 'Cápsulas de hidratación', servingSize: '2 cápsulas'} : part,
);

export const supplyWords = {
  heading: 'Cuándo se acaba',
  text: 'Se cuenta desde el día en que se envió. Cambie cuánto toma, y la fecha cambia también.',
  serving: (size: string) => `Tamaño de una porción: ${size}.`,
  of: (name: string) => `de ${name}`,
  takes: 'Porciones que tomo',
  nowAndThen: 'de vez en cuando',
  other: (perDay: number) => `${perDay} al día`,
  ends: (day: string) => `Alcanza más o menos hasta: ${day}`,
  ended: (day: string) => `Se acabó más o menos: ${day}`,
  unknown: 'Díganos cuánto toma para ver cuándo se acaba.',
  over: 'Con la cantidad que toma, ya se acabó, así que no hay nada que recordarle.',
  remind:
    'Recordármelo una vez por correo electrónico, unos días antes de que se acabe el primer artículo.',
  remindNote:
    'Sin suscripción: no se pide ni se cobra nada hasta que usted lo haga. Si lo compra antes, no le enviaremos el correo.',
  states: {
    unavailable: '',
    none: '',
    unconfirmed: 'Le enviamos un correo: abra su enlace y recibirá el recordatorio.',
    planned: 'Recibirá un recordatorio, una sola vez.',
    sent: 'Ya le recordamos este pedido.',
  },
  save: 'Guardar',
  saving: 'Guardando...',
  saved: 'Guardado.',
  failed: 'No pudimos guardarlo en este momento. Inténtelo de nuevo en un minuto.',
  calendar: 'Agregar los días a mi calendario',
} as const;

export const reminderWords = {
  title: 'Recordatorios',
  description: 'Recordatorios antes de que se acabe lo que compró.',
  confirmText:
    'Presione el botón y le enviaremos un solo correo unos días antes de que se acabe su pedido.',
  confirm: 'Sí, recuérdenmelo una vez',
  confirmed: 'Gracias. Recibirá un recordatorio, una sola vez.',
  linkOver: 'Este enlace ya no es válido.',
  failed: 'No pudimos hacerlo en este momento. Inténtelo de nuevo en un minuto.',
} as const;

export const reminderMails = {
  title: 'Recordatorios antes de que algo se acabe',
  text: 'Los pidió con un pedido. Enviamos uno por cada pedido, unos días antes de que se acabe lo primero.',
  ended: 'Listo. No le enviaremos ningún recordatorio.',
} as const;

export const suppliesPage = {
  ...builtInPage,
  title: 'Lo que tomo',
  text: 'Lo que ha comprado y más o menos cuándo se acaba. Imprímalo para su médico o farmacéutico, o agregue las fechas a su calendario.',
  emptyTitle: 'Todavía no hay nada que contar',
  emptyText: 'Pida algo que se cuente en porciones y aquí verá cuándo se acaba.',
  browse: 'Ver productos',
  failed: 'No pudimos cargar esto en este momento. Inténtelo de nuevo en un minuto.',
  perDay: (label: string) => `Tomo ${label}`,
  order: (orderNumber: string) => `Pedido ${orderNumber}`,
  reminded: 'Recibirá un recordatorio, una sola vez.',
  end: 'No recordármelo',
  ended: 'No recibirá el recordatorio de ese pedido.',
  print: 'Imprimir',
  calendar: 'Archivo de calendario',
  again: 'Volver a pedir',
  change: 'Cambiar lo que tomo',
} as const;

export const yours = {
  heading: 'Lo suyo',
  text: 'Lo que tiene en casa y más o menos cuándo se acaba.',
  link: {...builtInYours.link, label: suppliesPage.title},
  again: 'Volver a pedir',
} as const;

export const calendarWords = {
  summary: (name: string) => `${name} se acaba más o menos ahora`,
  description: 'Contado según la etiqueta, o según lo que usted dijo que toma.',
} as const;

export const refillWords = {
  heading: 'Volver a pedirlo',
  text: 'Lo que se acaba pronto, a los precios de hoy. No se pide nada hasta que usted haga el pedido.',
  button: 'Ponerlo en mi carrito',
} as const;
