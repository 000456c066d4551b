const drawing = <Alt extends string>(alt: Alt) => ({width: 960, height: 720, alt}) as const;

/** Illustrations made by artwork/drawings: recipes, konjac recipes, then sections. */
export const drawings = {
  'spinach-feta-egg-bites': drawing(
    'Illustration of golden egg bites with spinach, feta and tomato on a plate',
  ),
  'chia-berry-breakfast-pudding': drawing(
    'Illustration of a bowl of chia pudding topped with berries, almonds and mint',
  ),
  'avocado-smoked-salmon-plate': drawing(
    'Illustration of smoked salmon, sliced avocado, a halved egg and cucumber on a plate',
  ),
  'sesame-noodle-salad': drawing(
    'Illustration of a noodle salad with cucumber, carrot, red cabbage and sesame',
  ),
  'turkey-lettuce-wraps': drawing(
    'Illustration of three lettuce cups filled with ground turkey, carrot and scallion',
  ),
  'tuna-stuffed-avocado': drawing(
    'Illustration of avocado halves filled with tuna salad, with lemon beside them',
  ),
  'tomato-basil-soup': drawing(
    'Illustration of a bowl of red tomato soup with basil leaves and a swirl of cream',
  ),
  'dill-salmon-asparagus': drawing(
    'Illustration of a salmon fillet with dill and lemon beside green asparagus',
  ),
  'sheet-pan-chicken-vegetables': drawing(
    'Illustration of roast chicken, broccoli, peppers, zucchini and red onion on a sheet pan',
  ),
  'beef-broccoli-stir-fry': drawing(
    'Illustration of a skillet of beef strips and broccoli with sesame seeds',
  ),
  'zucchini-turkey-lasagna': drawing(
    'Illustration of a baking dish of lasagna layered with zucchini, with one piece served',
  ),
  'everything-cucumber-bites': drawing(
    'Illustration of cucumber slices with cream cheese and everything seasoning on a board',
  ),
  'cocoa-almond-bites': drawing(
    'Illustration of round cocoa bites with chopped almonds, one of them cut open',
  ),
  'miso-mushroom-noodle-soup': drawing(
    'Illustration of miso soup with noodles, mushrooms, tofu, seaweed and scallions',
  ),
  'chicken-angel-hair-soup': drawing(
    'Illustration of chicken soup with fine noodles, carrot coins, celery and parsley',
  ),
  'coconut-laksa': drawing(
    'Illustration of an orange coconut laksa with noodles, shrimp, egg and lime',
  ),
  'beef-pho': drawing('Illustration of beef pho with noodles, herbs, chili, bean sprouts and lime'),
  'egg-drop-noodle-soup': drawing(
    'Illustration of a clear soup with noodles, silky ribbons of egg and scallions',
  ),
  'spaghetti-bolognese': drawing(
    'Illustration of konjac spaghetti with tomato meat sauce, basil and parmesan',
  ),
  'fettuccine-alfredo': drawing(
    'Illustration of wide konjac noodles in cream sauce with parsley and parmesan',
  ),
  'pesto-angel-hair': drawing(
    'Illustration of fine konjac noodles in green pesto with cherry tomatoes and pine nuts',
  ),
  'lemon-garlic-shrimp-spaghetti': drawing(
    'Illustration of konjac spaghetti with shrimp, lemon slices, garlic and parsley',
  ),
  'creamy-mushroom-fettuccine': drawing(
    'Illustration of wide konjac noodles with browned mushrooms and thyme in cream sauce',
  ),
  'chicken-pad-thai': drawing(
    'Illustration of pad thai with chicken, egg, bean sprouts, peanuts and lime',
  ),
  'beef-yakisoba': drawing(
    'Illustration of yakisoba noodles with beef, cabbage, carrot and sesame',
  ),
  'kimchi-fried-rice': drawing(
    'Illustration of red kimchi fried rice with a fried egg, seaweed and scallions',
  ),
  'singapore-noodles': drawing(
    'Illustration of yellow curry noodles with shrimp, peppers, egg and scallions',
  ),
  'peanut-satay-noodles': drawing(
    'Illustration of noodles in peanut sauce with cucumber, chili, peanuts and cilantro',
  ),
  'about-kitchen': drawing(
    'Illustration of a kitchen counter with a pot, fresh vegetables and hanging utensils',
  ),
  'about-garden': drawing(
    'Illustration of a kitchen garden with rows of greens and konjac plants under a low sun',
  ),
  'how-rewire': drawing(
    'Illustration of a calm table with one small bowl of noodles and a sprig of leaves',
  ),
  'how-cravings': drawing('Illustration of a jar of gummies beside berries and orange slices'),
  'how-plateaus': drawing('Illustration of stepping stones leading over hills to a rising sun'),
  'how-hydration': drawing(
    'Illustration of a glass of water and a carafe with lemon, cucumber and mint',
  ),
  alternative: drawing(
    'Illustration of a potted plant on one side, a prescription bottle and syringe on the other',
  ),
  'konjac-root': drawing(
    'Illustration of a konjac plant growing from its corm beside a bowl of konjac noodles',
  ),
  'konjac-steps-rinse': drawing('Illustration of noodles in a colander under running water'),
  'konjac-steps-dry': drawing('Illustration of noodles stirred in a dry skillet with steam rising'),
  'konjac-steps-sauce': drawing(
    'Illustration of noodles in a skillet with tomato sauce poured over',
  ),
  coach: drawing(
    'Illustration of a phone showing a chat, beside a cup of herbal tea and a notebook',
  ),
  delivery: drawing(
    'Illustration of an open delivery box with two noodle pouches and a bottle inside',
  ),
  lab: drawing('Illustration of laboratory glassware, a microscope and a leaf sample'),
} as const;
