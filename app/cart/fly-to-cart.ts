import {useOverlayStore, type Flight} from '~/ui/overlay-store';

/** Reset, then started after 10 ms; it moves after 50 ms and is gone after 5 s. */
export const flyTimes = {startMs: 10, moveMs: 50, goneMs: 5_000} as const;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

let flights = 0;

/** Lets a picture fly from where it stands, if it is known where the cart button is. */
export function flyToCart(image: string, from: Element | null, cartButton: Element | null): void {
  const setFlight = (flight: Flight | null) => useOverlayStore.setState({flight});
  setFlight(null);
  if (!from || wantsStillness()) return;
  setTimeout(() => {
    if (!cartButton?.isConnected) return;
    const {left, top, width, height} = from.getBoundingClientRect();
    flights += 1;
    setFlight({id: flights, image, from: {left, top, width, height}});
  }, flyTimes.startMs);
}
