/** Reset, then started after 10 ms; it moves after 50 ms and is gone after 5 s. */
export const flyTimes = {startMs: 10, moveMs: 50, goneMs: 5_000} as const;

const flightMs = 600;
/** Longer than the picture is there: the end of an animation is three styles more. */
const allMs = flyTimes.goneMs + 1_000;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** All of it in one animation: each timer that changes a style would cost a phone a style more. */
function framesOf(way: string): Keyframe[] {
  const {startMs, moveMs} = flyTimes;
  const there = {opacity: 0.9, transform: 'none'};
  const away = {opacity: 0, transform: way};
  return [
    {...there, opacity: 0, offset: 0, easing: 'step-end'},
    {...there, offset: startMs / allMs},
    {...there, offset: (startMs + moveMs) / allMs, easing: 'cubic-bezier(0.4, 0, 0.2, 1)'},
    {...away, offset: (startMs + moveMs + flightMs) / allMs},
    {...away, offset: 1},
  ];
}

const skyId = 'flight';

/** Where pictures fly; what stood beside one that goes would get a style anew. */
function theSky(): HTMLElement {
  const sky = document.getElementById(skyId) ?? document.createElement('div');
  sky.id = skyId;
  if (!sky.isConnected) document.body.append(sky);
  return sky;
}

/**
 * Lets the picture that is seen there fly, if it is known where the cart button is: unseen by readers and pointers. From
 * out of sight nothing of it would be seen, and a phone would draw it all the same. Gives how long it takes.
 */
export function flyToCart(from: Element | null, cartButton: Element | null): number {
  document.getElementById(skyId)?.replaceChildren();
  const seen = from?.querySelector('img');
  if (!from || !seen || !cartButton || wantsStillness()) return 0;
  const {left, top, width, height, bottom} = from.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) return 0;
  const cart = cartButton.getBoundingClientRect();
  const x = cart.left + cart.width / 2 - (left + width / 2);
  const y = cart.top + cart.height / 2 - (top + height / 2);
  const picture = Object.assign(new Image(), {
    src: seen.currentSrc || seen.src,
    alt: '',
    className: 'pointer-events-none fixed z-50 rounded-card object-cover shadow-lifted',
  });
  picture.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  theSky().append(picture);
  const flight = picture.animate(framesOf(`translate(${x}px, ${y}px) scale(0.08)`), allMs);
  setTimeout(() => {
    picture.remove();
    // It would go on without its picture.
    flight.cancel();
  }, flyTimes.goneMs);
  return flyTimes.startMs + flyTimes.moveMs + flightMs;
}
