const {warn} = console;

/** @react-router/dev calls an option as Vite once did, and nothing here can change it. */
console.warn = (...said: unknown[]) => {
  if (!String(said[0]).includes('`envFile` option is deprecated')) warn(...said);
};
