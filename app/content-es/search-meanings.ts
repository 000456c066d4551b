export const searchMeanings = `
  bajo en carbohidratos, pocos carbohidratos, sin carbohidratos, low carb, keto, cetogénica = konjac, carbohidratos netos, keto
  pasta, fideos, tallarines, macarrones, ramen, noodles = fideos, pasta, pastas, espaguetis, fettuccine, penne
  arroz, rice = arroz
  cena, cenar, dinner = cena, fideos
  botana, merienda, antojito, picar, snack = bocadillo, gomitas
  ositos de goma, dulces, golosinas, caramelos, gummy bears, gummies, candy = gomitas, gummies
  hambre, antojo, apetito, sentirse lleno, hunger = apetito, antojos, saciedad
  dormir, sueño, descansar, sleep = sueño, nighttime, melatonina
  bajar de peso, perder peso, adelgazar, rebajar, dieta, weight loss, lose weight = control de peso, weight loss
  pastilla, píldora, tableta, pill = cápsulas
  sed, deshidratación = hidratación, electrolitos
  entrega, correo, llegar = envío
  devolver, devolución, dinero = reembolso
  cupón, promoción, vale = descuento
`;

export const fillerWords =
  'a al algo alguna alguno ayuda con de del el en es la las lo los mi o para por que se un una unas unos y';
