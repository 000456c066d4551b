import {picture} from '../kit/paper.mjs';
import {bowl, chopsticks, cloth} from '../kit/dishes.mjs';
import {nest} from '../kit/noodles.mjs';

const names =
  `spinach-feta-egg-bites chia-berry-breakfast-pudding avocado-smoked-salmon-plate sesame-noodle-salad turkey-lettuce-wraps tuna-stuffed-avocado tomato-basil-soup dill-salmon-asparagus sheet-pan-chicken-vegetables beef-broccoli-stir-fry zucchini-turkey-lasagna everything-cucumber-bites cocoa-almond-bites miso-mushroom-noodle-soup chicken-angel-hair-soup coconut-laksa beef-pho egg-drop-noodle-soup spaghetti-bolognese fettuccine-alfredo pesto-angel-hair lemon-garlic-shrimp-spaghetti creamy-mushroom-fettuccine chicken-pad-thai beef-yakisoba kimchi-fried-rice singapore-noodles peanut-satay-noodles about-kitchen about-garden how-rewire how-cravings how-plateaus how-hydration alternative konjac-root konjac-steps-rinse konjac-steps-dry konjac-steps-sauce coach delivery lab`.split(
    ' ',
  );
const tones = ['honey', 'sage', 'blush', 'sand', 'leaf', 'mist', 'clay'];
export const scenes = Object.fromEntries(
  names.map((name, index) => [
    name,
    () =>
      picture(
        name,
        tones[index % 7],
        () =>
          cloth(1000, 760, 420, 560, -18) +
          bowl(600, 480, 350, {}, nest(280, {thick: 12})) +
          chopsticks(900, 250, 640, -32),
      ),
  ]),
);
