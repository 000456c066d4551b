/** What puts something into the cart, or leads on to paying for it. */
const buying = 'form[action$="/cart"] .btn, [form="buy"], main a.btn[href$="/checkout"]';

/** A `ref` within what floats at the screen's end: that steps up where it would lie over a button that buys. */
export function clearOfBuying({parentElement: box}: HTMLParagraphElement) {
  const step = () => {
    if (!box) return;
    const {left, right, height} = box.getBoundingClientRect();
    const start = box.offsetTop;
    let top = start;
    // The lowest first: the bar at the screen's end stands last.
    for (const button of [...document.querySelectorAll(buying)].reverse()) {
      const place = (button.closest('.sticky') ?? button).getBoundingClientRect();
      const isOver =
        place.top < top + height && place.bottom > top && place.left < right && place.right > left;
      if (isOver && getComputedStyle(button).visibility === 'visible') top = place.top - height - 8;
    }
    box.style.translate = `0 ${top - start}px`;
  };
  addEventListener('scroll', step);
  addEventListener('transitionend', step);
  const content = new ResizeObserver(step);
  content.observe(document.body);
  return () => {
    content.disconnect();
    removeEventListener('scroll', step);
    removeEventListener('transitionend', step);
  };
}
