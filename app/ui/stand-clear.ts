/** Of what lies over the page's end, by its height. */
const lying = new Map<Element, number>();

function makeRoom(): void {
  const footer = document.querySelector<HTMLElement>('body > footer');
  const most = Math.max(...lying.values());
  if (footer) footer.style.paddingBottom = lying.size > 0 ? `calc(${most}px + 7rem)` : '';
}

/** A `ref` of what lies over the page's end: the page gets as much room below its end, and can be scrolled clear of it. */
export function roomAtEnd(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    lying.set(box, box.offsetHeight);
    makeRoom();
  });
  observer.observe(box);
  return () => {
    observer.disconnect();
    lying.delete(box);
    makeRoom();
  };
}

/** What puts something into the cart, or leads on to paying for it. */
const buying = 'form[action$="/cart"] .btn, [form="buy"], main a.btn[href$="/checkout"]';

/** A `ref` of what floats at the screen's end: it steps up where it would lie over a button that buys. */
export function clearOfBuying(box: HTMLElement): () => void {
  const step = () => {
    const {left, right, height} = box.getBoundingClientRect();
    let top = box.offsetTop;
    // The lowest first: the bar at the screen's end stands last.
    for (const button of [...document.querySelectorAll(buying)].reverse()) {
      const place = (button.closest('.sticky') ?? button).getBoundingClientRect();
      const isBelow = place.top < top + height && place.bottom > top;
      const isHidden = getComputedStyle(button).visibility === 'hidden';
      if (isBelow && place.left < right && place.right > left && !isHidden)
        top = place.top - height - 8;
    }
    box.style.translate = `0 ${top - box.offsetTop}px`;
  };
  const signs = ['scroll', 'transitionend'];
  for (const sign of signs) addEventListener(sign, step);
  const content = new ResizeObserver(step);
  content.observe(document.body);
  content.observe(box);
  return () => {
    content.disconnect();
    for (const sign of signs) removeEventListener(sign, step);
  };
}
