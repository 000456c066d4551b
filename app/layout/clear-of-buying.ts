/** What puts something into the cart, or leads on to paying for it. */
const buying = '[action$="/cart"] .btn, [form="buy"], .btn[href$="/checkout"]';

/** A `ref` within what floats at the screen's end: that steps up where it would lie over a button that buys. */
export function clearOfBuying({parentElement: box}: HTMLParagraphElement) {
  const step = () => {
    if (!box) return;
    const {offsetTop, offsetHeight} = box;
    let top = offsetTop;
    // The lowest first: the bar at the screen's end stands last.
    for (const button of [...document.querySelectorAll(buying)].reverse()) {
      const place = (button.closest('.sticky') ?? button).getBoundingClientRect();
      if (place.top < top + offsetHeight && place.bottom > top) top = place.top - offsetHeight - 8;
    }
    box.style.translate = `0 ${top - offsetTop}px`;
  };
  const content = new ResizeObserver(step);
  content.observe(document.body);
  addEventListener('scroll', step);
  return () => {
    content.disconnect();
    removeEventListener('scroll', step);
  };
}
