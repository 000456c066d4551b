export const formTools = {
  search_products:
    'Busca los productos de esta tienda. Abre la lista de lo encontrado; se perdonan las faltas de ortografía.',
  add_to_cart:
    'Pone en el carrito el producto de esta página, tal como se eligió en el formulario. Con esto no se pide nada.',
  apply_discount_code:
    'Aplica al carrito un código de descuento que tiene el cliente. Cuenta un solo código.',
  check_out:
    'Llena quién hace el pedido y adónde va. Presionar el botón hace el pedido y lo paga: eso solo lo hace el cliente.',
  write_to_shop:
    'Escribe un mensaje a las personas de esta tienda, que responden por correo electrónico. Para preguntas que las páginas no responden.',
} as const;

export const fieldTools = {
  search: 'Lo que busca el cliente, en pocas palabras: konjac spaghetti',
  honeypot: 'Deje esto vacío: lo que lo llena se toma por spam.',
} as const;
