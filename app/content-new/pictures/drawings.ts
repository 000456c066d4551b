import {drawings as builtIn} from '~/content/pictures/drawings';

export const drawings = {
  ...builtIn,
  'about-garden': {...builtIn['about-garden'], alt: ''},
  'about-kitchen': {...builtIn['about-kitchen'], alt: ''},
};
