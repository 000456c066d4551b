import {useEffect, useState} from 'react';
import {cartButtonId} from '~/cart/CartButton';
import {flyTimes} from '~/cart/fly-to-cart';
import {useOverlayStore, type Flight} from '~/ui/overlay-store';

function toCart({from}: Flight): string {
  const cart = document.getElementById(cartButtonId)?.getBoundingClientRect();
  if (!cart) return 'none';
  const x = cart.left + cart.width / 2 - (from.left + from.width / 2);
  const y = cart.top + cart.height / 2 - (from.top + from.height / 2);
  return `translate(${x}px, ${y}px) scale(0.08)`;
}

/** One flight, from where the picture stood; the next one is a picture of its own. */
function Flying({flight}: {flight: Flight}) {
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    const move = setTimeout(() => setMoving(true), flyTimes.moveMs);
    const end = setTimeout(() => useOverlayStore.setState({flight: null}), flyTimes.goneMs);
    return () => {
      clearTimeout(move);
      clearTimeout(end);
    };
  }, []);
  const {left, top, width, height} = flight.from;
  return (
    <img
      src={flight.image}
      alt=""
      aria-hidden="true"
      className="pointer-events-none fixed z-50 rounded-card object-cover shadow-lifted transition-all duration-1000 ease-in-out"
      style={{
        left,
        top,
        width,
        height,
        transform: isMoving ? toCart(flight) : 'none',
        opacity: isMoving ? 0 : 0.9,
      }}
    />
  );
}

/** The picture on its way to the cart: decoration, unseen by readers and pointers. */
export default function FlyingProduct() {
  const flight = useOverlayStore((state) => state.flight);
  return flight && <Flying key={flight.id} flight={flight} />;
}
