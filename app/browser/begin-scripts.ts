/** What a page's browser fetches to come alive, by the router's account of a build. */
export interface PageScripts {
  /** All files, in the order in which they are needed. */
  files: string[];
  /** Says which pages there are. */
  manifest: string;
  /** The modules of the page's routes, by the routes' names. */
  routes: Record<string, string>;
  /** Brings the page to life. */
  entry: string;
}

/** How long a painted page waits for its picture, in milliseconds. */
const pictureMs = 300;

/** How long a page that has loaded waits for its first paint: a busy device paints late, and scripts would delay it more. */
const paintMs = 1_500;

/** Dispatched on the window once the page listens: what was pressed before is pressed then. */
export const aliveEvent = 'alive';

/**
 * What a button that needs scripts does before they run: it counts in the field beside it, or its press waits for them.
 * Links, forms, menus and what else the browser itself answers are left to it.
 */
const awaitScripts = `
  const pressed = [];
  const press = ({target}) => {
    const button = target.closest("button[type=button]:not([popovertarget])");
    if (button?.dataset.step) button.parentElement.querySelector("input")[button.dataset.step]();
    else if (button) pressed.push(button);
  };
  addEventListener("click", press);
  addEventListener("${aliveEvent}", () => {
    removeEventListener("click", press);
    setTimeout(() => pressed.splice(0).forEach((button) => button.click()));
  });`;

/**
 * The inline script that starts a page's scripts once there is something to see: until then they would take the line
 * from the styles, the letters and the picture that the page opens with. A hidden page starts at once.
 */
export const beginScripts = (page: PageScripts): string => `(() => {${awaitScripts}
  let isBegun = false;
  const begin = async () => {
    if (isBegun) return;
    isBegun = true;
    for (const href of ${JSON.stringify(page.files)})
      document.head.append(Object.assign(document.createElement("link"), {rel: "modulepreload", fetchPriority: "low", href}));
    const [, ...modules] = await Promise.all(${JSON.stringify([page.manifest, ...Object.values(page.routes)])}.map((file) => import(file)));
    window.__reactRouterRouteModules = Object.fromEntries(${JSON.stringify(Object.keys(page.routes))}.map((id, i) => [id, modules[i]]));
    await import(${JSON.stringify(page.entry)});
  };
  const start = () => void begin().catch(() => {});
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return start();
  const painted = () => {
    setTimeout(start, ${pictureMs});
    Promise.allSettled([...document.querySelectorAll("img[fetchpriority=high]")].map((picture) => picture.decode())).then(start);
  };
  new PerformanceObserver(painted).observe({type: "paint", buffered: true});
  addEventListener("visibilitychange", start);
  addEventListener("load", () => setTimeout(start, ${paintMs}));
})()`;
