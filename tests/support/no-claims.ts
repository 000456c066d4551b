const pictured = 'tells what a picture shows';
const plain = 'plain words of the shop, about no product';
const howTo = 'says how to take it';
const care = 'a warning, or whom to ask';
const cooking = 'an ingredient to buy';

/** Sentences that hold a claim's words and claim nothing, each with its reason (rules: What may be said). */
export const noClaims: Readonly<Record<string, string>> = {
  'We say “supports,” because that is what a supplement can do.':
    'says which word is used, and why',
  Keto: 'an answer that a shopper gives; each product’s own label decides',
  Gentle: 'a value of the shop; what stands below it is a claim',
  'Eat well, feel full, keep it simple.': 'the shop’s motto, of no product',
  'An AI companion for everyday habits: meal ideas, water, movement and a kind word when a craving calls.':
    'of the coach, a program',
  'General wellness support, not medical advice.': 'of the coach, a program',
  'It helps you plan a plate, notice a pattern, and begin again after a day that went sideways.':
    'of the coach, a program',
  'What it helps with': 'of the coach, a program',
  'A pause in a craving': 'of the coach, a program',
  'Gentle check-ins': 'of the coach, a program',
  'Water, sleep, steps and mood, in your own words and at your own pace.':
    'of the coach, a program',
  'Help me plan three low-carb lunches I can take to work.': 'a question to the coach',
  'Technical Support': plain,
  'If you accept, we learn which pages help and how you found us.': plain,
  'Take all three, or the capsules or the multivitamin alone; the hydration capsules come with the kit.':
    howTo,
  'Talk with your prescriber before you add fiber capsules, begin with the multivitamin and hydration, and eat konjac in small portions.':
    care,
  'After that: results differ from person to person and depend on diet, movement and sleep.':
    'promises nothing',
  'Eleven answers on dosage, GLP-1 medication, konjac, the free sample, shipping, cancellations, discounts and safety at Bellyful.':
    'what the page is about',
  'Take two appetite capsules twice daily, about 30 minutes before a meal, each time with at least 8 ounces of water.':
    howTo,
  'Take no more than 4 capsules a day of the appetite capsules, and no more than 4 a day of the hydration capsules.':
    howTo,
  'If fiber is new to you, begin with two appetite capsules once a day.': howTo,
  'A bottle of appetite capsules holds 60 capsules, 30 servings of two: 60 capsules is a 30-day supply at one serving a day, and lasts 15 days at two servings a day.':
    howTo,
  'Some people notice gas, bloating or a change in digestion during the first days.': care,
  'Do not take the appetite capsules if you have trouble swallowing or a narrowing of the gut.':
    care,
  'Four small habits, each with something to help it stick.':
    'of habits; what each does is a claim',
  'Your appetite is small, so each bite counts.': 'of a reader on a medicine, not of a product',
  '3 tablespoons Thai red curry paste, no sugar added': cooking,
  'For the sauce: 3 tablespoons peanut butter (no sugar added), 1/3 cup coconut milk, 1 tablespoon soy sauce or tamari, 1 tablespoon lime juice, 1 teaspoon grated ginger, 1 teaspoon granulated allulose':
    cooking,
  '1/2 cup smooth almond butter, no sugar added': cooking,
  'Faster than delivery, with the glossy sauce you came for and no sugar in it.':
    'of a dish that one cooks oneself',
  'Gluten-free': 'a filter by the products’ own labels',
  Certifications: 'a heading',
  'This order cannot be placed safely.': plain,
  'Fiber can change how medicine is absorbed, and people who take medicine for blood sugar should be especially careful.':
    care,
  'Ask your doctor first if you have trouble swallowing, slow digestion, a narrowing of the gut, or have had surgery on it.':
    care,
  'For an item that is damaged, its lot number helps us.': plain,
  'Illustration of a calm table with one small bowl of noodles and a sprig of leaves': pictured,
  'White supplement bottle with a green bellyful label: Pain-Free Weight Loss, appetite support, 60 capsules':
    pictured,
  'Three bottles of Pain-Free Weight Loss capsules standing together': pictured,
  'Six bottles of Pain-Free Weight Loss capsules in two rows': pictured,
  'Pain-Free Weight Loss bottle beside a tall glass of water, two capsules on a saucer and a spoon on a napkin':
    pictured,
  'Salmon with lemon and green asparagus on a plate, with the Pain-Free Weight Loss bottle and a glass of water behind it':
    pictured,
  'Nighttime Support bottle beside two books, a cup of herbal tea and two capsules on a saucer':
    pictured,
  'A made bed with a white pillow, the Nighttime Support bottle beside it': pictured,
  'White supplement bottle with an indigo bellyful label: Nighttime Support, 60 capsules': pictured,
  'Two bottles of Nighttime Support standing together': pictured,
  'Four bottles of Nighttime Support in two rows': pictured,
  'Six bottles of Nighttime Support in two rows': pictured,
  'White supplement bottle with a teal bellyful label: Daily Hydration, 60 capsules': pictured,
  'The bellyful bundle: appetite, hydration and multivitamin bottles with a pouch of konjac noodles':
    pictured,
  'What Bellyful collects, why, and who helps us with it: orders, accounts, messages, cookies and browser storage, consent-based analytics, and your choices.':
    plain,
  'To take, ship and support your order, and to send emails about it.': plain,
  'To keep the shop safe from fraud and misuse.': plain,
  'Who helps us': plain,
  'Messages: as long as we need to help you and for a reasonable time after.': plain,
  'These may help:': plain,
  'Your cart is safe.': plain,
  'What they support': 'a heading; what stands below it are claims',
  'What it supports': 'a heading; what stands below it are claims',
  Calories: 'a line of the panel, whose amount is the label’s',
  'Allulose, water, chicory root fiber, fruit pectin, citric acid, sodium citrate, natural raspberry and peach flavor, fruit and vegetable juice (color), coconut oil, carnauba wax.':
    'the ingredients, as the law has them named',
  'Take other medicines or supplements at least two hours before or after, because fiber can slow how they are absorbed.':
    care,
  'Net carbs are carbohydrates less fiber.': 'says what a word means',
  'Dosage: two capsules twice daily for the appetite product; no more than 4 capsules a day of the appetite and hydration products; one multivitamin daily.':
    howTo,
  'Links to other companies, such as those under Keto Approved Brands, are there for convenience.':
    plain,
  'The law of California applies, without taking away protections that the law of your own state gives you.':
    plain,
  'To an address in New York supplements for weight loss or muscle are sold to adults alone, who are asked their age, and the parcel is handed to one.':
    'what a law says',
  'New York asks this of who buys supplements for weight loss or muscle.': 'what a law says',
  'Please confirm that you are 18 or older: New York asks it of who buys supplements for weight loss or muscle.':
    'what a law says',
};
