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
