export const connectionLost =
  'No pudimos comunicarnos con la tienda. Revise su conexión e inténtelo de nuevo.';

export const lostConnection = 'Se perdió la conexión.';

export const unexpectedError = 'Ocurrió un error inesperado. Inténtelo de nuevo.';

export const dismissNotice = 'Cerrar el aviso';

export const openAsPage = 'Abrir como página';

export const loadCauses = {
  noAnswer: 'La tienda no respondió. Inténtelo de nuevo en un minuto.',
  badAnswer: 'La tienda no pudo responder en este momento. Inténtelo de nuevo en un minuto.',
} as const;

export const networkError = 'Ocurrió un error de red';
