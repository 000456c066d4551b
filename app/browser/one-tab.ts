/** Of a browser's tabs one does this at a time, where the browser can see to that. */
export const oneTabAtATime = <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();
