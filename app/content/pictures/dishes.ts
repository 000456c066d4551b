/** Written by artwork/studio/encode.ts: the largest size of each picture and its alt text. */
export const dishes = {
  'spinach-feta-egg-bites': {
    width: 960,
    height: 720,
    alt: 'Golden egg bites with spinach, feta and red pepper on a plate',
  },
  'chia-berry-breakfast-pudding': {
    width: 960,
    height: 720,
    alt: 'Bowl of chia pudding topped with berries, almonds and mint',
  },
  'avocado-smoked-salmon-plate': {
    width: 960,
    height: 720,
    alt: 'Smoked salmon, sliced avocado, a halved egg and cucumber on a plate',
  },
  'sesame-noodle-salad': {
    width: 960,
    height: 720,
    alt: 'Noodle salad with cucumber, carrot, red cabbage and sesame in a bowl',
  },
  'turkey-lettuce-wraps': {
    width: 960,
    height: 720,
    alt: 'Three lettuce cups filled with ground turkey, carrot and scallion',
  },
  'tuna-stuffed-avocado': {
    width: 960,
    height: 720,
    alt: 'Avocado halves filled with tuna salad, with lemon beside them',
  },
  'tomato-basil-soup': {
    width: 960,
    height: 720,
    alt: 'Bowl of red tomato soup with basil leaves and a swirl of cream',
  },
  'dill-salmon-asparagus': {
    width: 960,
    height: 720,
    alt: 'Salmon fillet with dill and lemon beside green asparagus',
  },
  'sheet-pan-chicken-vegetables': {
    width: 960,
    height: 720,
    alt: 'Roast chicken, broccoli, peppers, zucchini and red onion on a sheet pan',
  },
  'beef-broccoli-stir-fry': {
    width: 960,
    height: 720,
    alt: 'Skillet of beef strips and broccoli with sesame seeds',
  },
  'zucchini-turkey-lasagna': {
    width: 960,
    height: 720,
    alt: 'Baking dish of lasagna topped with zucchini, melted cheese and basil',
  },
  'everything-cucumber-bites': {
    width: 960,
    height: 720,
    alt: 'Cucumber slices with cream cheese and everything seasoning on a board',
  },
  'cocoa-almond-bites': {
    width: 960,
    height: 720,
    alt: 'Round cocoa bites with chopped almonds on a plate',
  },
  'miso-mushroom-noodle-soup': {
    width: 960,
    height: 720,
    alt: 'Miso soup with noodles, mushrooms, tofu, seaweed and scallions',
  },
  'chicken-angel-hair-soup': {
    width: 960,
    height: 720,
    alt: 'Chicken soup with fine noodles, carrot coins, celery and parsley in a bowl',
  },
  'coconut-laksa': {
    width: 960,
    height: 720,
    alt: 'Orange coconut laksa with noodles, shrimp, egg and lime',
  },
  'beef-pho': {
    width: 960,
    height: 720,
    alt: 'Beef pho with noodles, herbs, chili, bean sprouts and lime',
  },
  'egg-drop-noodle-soup': {
    width: 960,
    height: 720,
    alt: 'Clear soup with noodles, silky ribbons of egg and scallions',
  },
  'spaghetti-bolognese': {
    width: 960,
    height: 720,
    alt: 'Konjac spaghetti with tomato meat sauce, basil and parmesan',
  },
  'fettuccine-alfredo': {
    width: 960,
    height: 720,
    alt: 'Wide konjac noodles in cream sauce with parsley and parmesan',
  },
  'pesto-angel-hair': {
    width: 960,
    height: 720,
    alt: 'Fine konjac noodles in green pesto with cherry tomatoes and pine nuts',
  },
  'lemon-garlic-shrimp-spaghetti': {
    width: 960,
    height: 720,
    alt: 'Konjac spaghetti with shrimp, lemon slices, garlic and parsley',
  },
  'creamy-mushroom-fettuccine': {
    width: 960,
    height: 720,
    alt: 'Wide konjac noodles with browned mushrooms and thyme in cream sauce',
  },
  'chicken-pad-thai': {
    width: 960,
    height: 720,
    alt: 'Pad thai with chicken, egg, bean sprouts, peanuts and lime',
  },
  'beef-yakisoba': {
    width: 960,
    height: 720,
    alt: 'Yakisoba noodles with beef, cabbage, carrot and sesame',
  },
  'kimchi-fried-rice': {
    width: 960,
    height: 720,
    alt: 'Red kimchi fried rice with a fried egg, seaweed and scallions',
  },
  'singapore-noodles': {
    width: 960,
    height: 720,
    alt: 'Yellow curry noodles with shrimp, peppers, egg and scallions',
  },
  'peanut-satay-noodles': {
    width: 960,
    height: 720,
    alt: 'Noodles in peanut sauce with cucumber, chili, peanuts and cilantro',
  },
} as const;
