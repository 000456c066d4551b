import {picture} from '../kit/paper.mjs';
import {breakfastLunch} from './breakfast-lunch.mjs';
import {calm} from './calm.mjs';
import {dinnerSnack} from './dinner-snack.mjs';
import {house} from './house.mjs';
import {konjac} from './konjac.mjs';
import {pasta} from './pasta.mjs';
import {soups} from './soups.mjs';
import {stirFries} from './stir-fries.mjs';

const all = {
  ...breakfastLunch,
  ...dinnerSnack,
  ...soups,
  ...pasta,
  ...stirFries,
  ...konjac,
  ...calm,
  ...house,
};

export const scenes = Object.fromEntries(
  Object.entries(all).map(([name, [tone, things]]) => [name, () => picture(name, tone, things)]),
);
