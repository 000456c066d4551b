export const cookieDetails: readonly string[] = [
  'Siempre activas: su carrito y su decisión sobre las cookies, guardados en este navegador; una cookie para un formulario o un pedido, hasta que cierre el navegador; y, si inicia sesión, una que mantiene su sesión iniciada hasta 30 días después de su última visita.',
  'Solo después de que presione Aceptar: un script de análisis que cuenta las páginas vistas y pasos como agregar al carrito, y mide con qué rapidez se mostraron nuestras páginas.',
  'También solo después de que presione Aceptar: una cookie, hasta que cierre el navegador, que anota cómo nos encontró (una campaña, otro sitio, su primera página, cuántas páginas). Su pedido la lleva consigo.',
  'Rechazar no cambia nada en la tienda. Una señal de Global Privacy Control de su navegador cuenta como Rechazar, y usted puede decidir de nuevo en cualquier momento en Configuración de cookies, al pie de la página.',
];

export const privacySignal =
  'Su navegador envía una señal de Global Privacy Control. La contamos como Rechazar: no se carga ningún script de análisis y nada anota cómo nos encontró.';
