/** The site's own pictures: the master's name and what a person sees in it. */
export const sitePictures: Record<string, string> = {
  'pain-free-weight-loss':
    'White supplement bottle with a green bellyful label: Pain-Free Weight Loss, appetite support, 60 capsules',
  'pain-free-weight-loss-3': 'Three bottles of Pain-Free Weight Loss capsules standing together',
  'pain-free-weight-loss-6': 'Six bottles of Pain-Free Weight Loss capsules in two rows',
  'pain-free-weight-loss-inside':
    'Green and cream capsules close up, one of them open, its pale powder in a little heap',
  'pain-free-weight-loss-in-use':
    'Pain-Free Weight Loss bottle beside a tall glass of water, two capsules on a saucer and a spoon on a napkin',
  'pain-free-weight-loss-plate':
    'Salmon with lemon and green asparagus on a plate, with the Pain-Free Weight Loss bottle and a glass of water behind it',
  'allulose-gummies':
    'Wide jar with a clay-colored bellyful label: CraveBlock Allulose Gummies, 60 gummies',
  'allulose-gummies-3': 'Three jars of CraveBlock Allulose Gummies standing together',
  'allulose-gummies-6': 'Six jars of CraveBlock Allulose Gummies in two rows',
  'allulose-gummies-inside':
    'Soft fruit gummies in red, orange, honey and berry colors, with light shining through them',
  'allulose-gummies-in-use':
    'Jar of CraveBlock gummies in front of a canvas bag, with a notebook and two gummies beside it',
  'allulose-gummies-plate':
    'Three gummies with raspberries and blueberries on a small plate, a cup of tea and the jar behind it',
  'womens-multi-vitamin':
    'White supplement bottle with a rose bellyful label: Women’s Daily Multi-Vitamin, 30 capsules',
  'womens-multi-vitamin-inside':
    'Rose and cream capsules close up, one of them open, its powder in a little heap',
  'womens-multi-vitamin-in-use':
    'Women’s Daily Multi-Vitamin bottle beside a glass of water, one capsule on a saucer and a spoon on a napkin',
  'womens-multi-vitamin-plate':
    'Breakfast bowl of chia pudding with berries and almonds, the Women’s Daily Multi-Vitamin bottle and a glass of water behind it',
  'womens-multi-vitamin-label':
    'Women’s Daily Multi-Vitamin bottle turned to show the supplement facts on its label',
  'mens-multi-vitamin':
    'White supplement bottle with a blue bellyful label: Men’s Daily Multi-Vitamin, 30 capsules',
  'mens-multi-vitamin-inside':
    'Blue and cream capsules close up, one of them open, its powder in a little heap',
  'mens-multi-vitamin-in-use':
    'Men’s Daily Multi-Vitamin bottle beside a glass of water, one capsule on a saucer and a spoon on a napkin',
  'mens-multi-vitamin-plate':
    'Breakfast plate of smoked salmon, avocado and egg, the Men’s Daily Multi-Vitamin bottle and a glass of water behind it',
  'mens-multi-vitamin-label':
    'Men’s Daily Multi-Vitamin bottle turned to show the supplement facts on its label',
  'nighttime-support':
    'White supplement bottle with an indigo bellyful label: Nighttime Support, 60 capsules',
  'nighttime-support-2': 'Two bottles of Nighttime Support standing together',
  'nighttime-support-4': 'Four bottles of Nighttime Support in two rows',
  'nighttime-support-6': 'Six bottles of Nighttime Support in two rows',
  'nighttime-support-inside':
    'Indigo and cream capsules close up, one of them open, its powder in a little heap',
  'nighttime-support-in-use':
    'Nighttime Support bottle beside two books, a cup of herbal tea and two capsules on a saucer',
  'nighttime-support-night':
    'A made bed with a white pillow, the Nighttime Support bottle beside it',
  'free-sample': 'Small kraft-paper sachet with a green top: free sample, 3-day supply',
  'free-sample-in-use':
    'Free sample sachet beside a glass of water, two capsules on a saucer and a spoon',
  'free-sample-plate':
    'Bowl of tomato soup with basil, the free sample sachet and a glass of water behind it',
  hydration: 'White supplement bottle with a teal bellyful label: Daily Hydration, 60 capsules',
  'bellyful-bundle':
    'The bellyful bundle: appetite, hydration and multivitamin bottles with a pouch of konjac noodles',
  hero: 'A steaming bowl of konjac spaghetti with tomato meat sauce and basil, its pouch and two bellyful bottles beside it',
  kitchen: 'Four bellyful konjac pouches and three bowls of noodles on a honey-colored table',
};

/** Plates of recipes, then of konjac recipes. */
export const dishPictures: Record<string, string> = {
  'spinach-feta-egg-bites': 'Golden egg bites with spinach, feta and red pepper on a plate',
  'chia-berry-breakfast-pudding': 'Bowl of chia pudding topped with berries, almonds and mint',
  'avocado-smoked-salmon-plate':
    'Smoked salmon, sliced avocado, a halved egg and cucumber on a plate',
  'sesame-noodle-salad': 'Noodle salad with cucumber, carrot, red cabbage and sesame in a bowl',
  'turkey-lettuce-wraps': 'Three lettuce cups filled with ground turkey, carrot and scallion',
  'tuna-stuffed-avocado': 'Avocado halves filled with tuna salad, with lemon beside them',
  'tomato-basil-soup': 'Bowl of red tomato soup with basil leaves and a swirl of cream',
  'dill-salmon-asparagus': 'Salmon fillet with dill and lemon beside green asparagus',
  'sheet-pan-chicken-vegetables':
    'Roast chicken, broccoli, peppers, zucchini and red onion on a sheet pan',
  'beef-broccoli-stir-fry': 'Skillet of beef strips and broccoli with sesame seeds',
  'zucchini-turkey-lasagna': 'Baking dish of lasagna topped with zucchini, melted cheese and basil',
  'everything-cucumber-bites':
    'Cucumber slices with cream cheese and everything seasoning on a board',
  'cocoa-almond-bites': 'Round cocoa bites with chopped almonds on a plate',
  'miso-mushroom-noodle-soup': 'Miso soup with noodles, mushrooms, tofu, seaweed and scallions',
  'chicken-angel-hair-soup':
    'Chicken soup with fine noodles, carrot coins, celery and parsley in a bowl',
  'coconut-laksa': 'Orange coconut laksa with noodles, shrimp, egg and lime',
  'beef-pho': 'Beef pho with noodles, herbs, chili, bean sprouts and lime',
  'egg-drop-noodle-soup': 'Clear soup with noodles, silky ribbons of egg and scallions',
  'spaghetti-bolognese': 'Konjac spaghetti with tomato meat sauce, basil and parmesan',
  'fettuccine-alfredo': 'Wide konjac noodles in cream sauce with parsley and parmesan',
  'pesto-angel-hair': 'Fine konjac noodles in green pesto with cherry tomatoes and pine nuts',
  'lemon-garlic-shrimp-spaghetti': 'Konjac spaghetti with shrimp, lemon slices, garlic and parsley',
  'creamy-mushroom-fettuccine':
    'Wide konjac noodles with browned mushrooms and thyme in cream sauce',
  'chicken-pad-thai': 'Pad thai with chicken, egg, bean sprouts, peanuts and lime',
  'beef-yakisoba': 'Yakisoba noodles with beef, cabbage, carrot and sesame',
  'kimchi-fried-rice': 'Red kimchi fried rice with a fried egg, seaweed and scallions',
  'singapore-noodles': 'Yellow curry noodles with shrimp, peppers, egg and scallions',
  'peanut-satay-noodles': 'Noodles in peanut sauce with cucumber, chili, peanuts and cilantro',
};

const konjac = ['angel-hair', 'spaghetti', 'fettuccine', 'rice', 'lasagna', 'udon', 'penne'];

/** A product's upload, then its views in their order: each the master that it is made from. */
const upload = (slug: string, pack: string, views: string[] = []): Record<string, string> =>
  Object.fromEntries([
    [slug, pack],
    ...views.map((view, place) => [`${slug}-gallery-${place + 1}`, view]),
  ]);

const kinds = (name: string, last = 'plate') =>
  ['inside', 'in-use', last].map((kind) => `${name}-${kind}`);

/** Catalogue uploads (mocks/media): the pack, then what is in it, in use, and what comes of it. */
export const mediaPictures: Record<string, string> = {
  ...upload('bellyful-bundle', 'bellyful-bundle', kinds('bellyful-bundle')),
  'bellyful-bundle-women': 'bellyful-bundle-women',
  'bellyful-bundle-men': 'bellyful-bundle-men',
  ...Object.assign(
    {},
    ...konjac.map((noodle) =>
      upload(`konjac-${noodle}`, `konjac-${noodle}`, kinds(`konjac-${noodle}`)),
    ),
  ),
  ...upload('konjac-variety-pack', 'konjac-variety-pack', kinds('konjac-variety-pack')),
  ...upload('craveblock-gummies', 'allulose-gummies-2', kinds('allulose-gummies')),
  ...upload('womens-daily-multi-vitamin', 'womens-multi-vitamin-2', kinds('womens-multi-vitamin')),
  ...upload('mens-daily-multi-vitamin', 'mens-multi-vitamin-2', kinds('mens-multi-vitamin')),
  ...upload('nighttime-support', 'nighttime-support', kinds('nighttime-support', 'night')),
  ...upload('free-sample', 'free-sample', [
    'pain-free-weight-loss-inside',
    'free-sample-in-use',
    'free-sample-plate',
  ]),
  'konjac-angel-hair-6': 'konjac-angel-hair-6',
  'konjac-angel-hair-12': 'konjac-angel-hair-12',
};
