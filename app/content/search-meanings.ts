/**
 * What shoppers type, and what else a search finds by it: `typed, typed = meant, meant`, one line each, words or phrases. What
 * is meant are words of the shop's own texts. No illness stands here: who is led from one to a product is told that it helps.
 */
export const searchMeanings = `
  low carb, low carbs, no carbs, carb free, keto, ketogenic = konjac, net carbs, keto
  pasta, noodle, macaroni, ramen, fideos = pasta, noodles
  rice, arroz = rice
  dinner, supper, cena = dinner, noodles
  snack, munchies, botana = snack, gummies
  gummy bears, candy, sweets, sweet tooth, gomitas = gummies
  hunger, hungry, craving, feel full, hambre, antojo = appetite, craving, fullness
  sleep, sleeping, bedtime, dormir, sueño = sleep, nighttime, melatonin
  lose weight, weight loss, losing weight, slimming, diet, bajar de peso, adelgazar = weight management, weight loss
  pill, tablet, pastilla = capsules
  thirst, thirsty, dehydration = hydration, electrolytes
  delivery, postage, arrive = shipping
  money back, return = refund
  coupon, promo, voucher = discount
`;

/** What says nothing of what is looked for, unless nothing else is typed. */
export const fillerWords =
  'a an and at for help i in is me my of or some something that the to which with';
