/** The mail itself, among those that one gets. */
export const stockMails = {
  title: 'Cuando algo vuelve a estar disponible',
  text: 'Los pidió en la página de un producto. Escribimos una sola vez por cada producto, cuando vuelve.',
  ended: 'Listo. No le escribiremos sobre productos agotados y borramos sus solicitudes.',
};

/** What is said about products that are sold out, and those who want to hear when they are back. */
export const stockNoticeWords = {
  products: {label: 'Nuestros productos', href: '/products'},
  title: 'Avísenme cuando vuelva',
  titleFor: (name: string) => `Avísenme cuando vuelva: ${name}`,
  description: 'Un solo correo cuando vuelva a estar disponible algo que se agotó.',
  email: 'Correo electrónico',
  hint: 'Un solo correo cuando vuelva, nada más. Después de eso, o después de un año, borramos su dirección de correo electrónico.',
  send: 'Avísenme',
  checkInbox:
    'Gracias. Si no lo ha confirmado antes, hay un enlace en su bandeja de entrada: ábralo y le escribiremos una sola vez, cuando vuelva.',
  noted: (email: string) => `Escribiremos a ${email} una sola vez, cuando vuelva.`,
  failed: 'No pudimos guardarlo ahora. Inténtelo de nuevo en un minuto.',
  confirmText: 'Con un clic más confirma que este correo electrónico es suyo.',
  confirm: 'Sí, avísenme',
  confirmed: 'Gracias. Le escribiremos una sola vez, cuando vuelva.',
  linkOver: 'Este enlace ya no es válido. Puede pedirlo de nuevo en la página del producto.',
};
