/** What a phone can do with a page. */
export const phoneWords = {
  share: 'Compartir',
  linkCopied: 'Se copió el enlace.',
  linkNotCopied: 'No se pudo copiar el enlace. Puede copiarlo de la barra de direcciones.',
  keepAwake: 'Mantener la pantalla encendida',
  keepAwakeHint: 'Mientras esta receta esté abierta, la pantalla no se atenúa ni se bloquea.',
  awakeRefused:
    'Este dispositivo no puede mantener la pantalla encendida ahora, tal vez para ahorrar batería.',
};
