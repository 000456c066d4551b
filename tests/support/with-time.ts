/** Does the work and prints how long it took. */
export async function withTime<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  const value = await work();
  console.info(`${what}: ${(performance.now() - began).toFixed(0)} ms`);
  return value;
}
