// Ends with 0 when the host on this machine is alive.
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`;
const isAlive = await fetch(address, {signal: AbortSignal.timeout(4000)}).then(
  ({ok}) => ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);
