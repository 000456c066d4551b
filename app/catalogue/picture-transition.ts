import {useViewTransitionState} from 'react-router';

/** A card's picture grows into the one of its product's page, and back: both have one name while that goes on. */
export function usePictureTransition(href: string): {viewTransitionName?: string} {
  const [path = ''] = href.split('?');
  const isGoing = useViewTransitionState(path);
  return isGoing ? {viewTransitionName: `picture${path.replaceAll(/\W/g, '-')}`} : {};
}
