/** Of a browser's tabs one does this at a time, where the browser can see to that. */
export async function oneTabAtATime(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
}
