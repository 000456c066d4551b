import {useContext, type ReactNode} from 'react';
import {preload} from 'react-dom';
import {renderToReadableStream} from 'react-dom/server';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router';
import {currencyMark} from '~adapters/commerce/currency';
import {KeepingContext, type KeptProps} from './KeptMarkup';
import {MarkupStore, type Markup} from './markup-store';

const store = new MarkupStore();

const numbers = new WeakMap<object, number>();
let count = 0;

/** Names may be shared, above all minified ones. */
function numberOf(part: object): number {
  const number = numbers.get(part) ?? ++count;
  numbers.set(part, number);
  return number;
}

/** The address and the router, without what was loaded for this visitor: a part that asks for that fails, and is not kept. */
function useSurroundings(isEverywhere: boolean) {
  const router = useContext(DataRouterContext);
  const navigation = useContext(NavigationContext);
  const route = useContext(RouteContext);
  const asked = useContext(LocationContext);
  const {location} = asked;
  const here = isEverywhere
    ? {...asked, location: {...location, pathname: '/', search: ''}}
    : asked;
  return {
    path: here.location.pathname + here.location.search,
    around: (part: ReactNode) => (
      <DataRouterContext value={router}>
        <NavigationContext value={navigation}>
          <LocationContext value={here}>
            <RouteContext value={route}>{part}</RouteContext>
          </LocationContext>
        </NavigationContext>
      </DataRouterContext>
    ),
  };
}

/** Scripts need this answer's nonce, and numbered ids the whole page; what failed is there as a marked gap. */
const isNotForKeeping = /<script|"_R_|<!--\$!-->/;

const firstPictures = /^(?:<link rel="preload" as="image"[^>]*>)+/;

const valueOf = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** React puts what a browser should fetch first ahead of the part; it belongs into the head of the page. */
function toMarkup(rendered: string): Markup | null {
  if (isNotForKeeping.test(rendered)) return null;
  const [first = ''] = firstPictures.exec(rendered) ?? [];
  const pictures = first.match(/<[^>]+>/g) ?? [];
  return {
    html: rendered.slice(first.length),
    preloads: pictures.map((tag) => {
      const imageSrcSet = valueOf(tag, 'imageSrcSet');
      return {
        href: valueOf(tag, 'href') ?? imageSrcSet?.split(' ')[0] ?? '',
        imageSrcSet,
        imageSizes: valueOf(tag, 'imageSizes'),
        fetchPriority: tag.includes('fetchPriority="high"') ? 'high' : 'auto',
      };
    }),
  };
}

async function renderPart(part: ReactNode): Promise<Markup | null> {
  let hasFailed = false;
  const body = await renderToReadableStream(part, {
    progressiveChunkSize: Infinity,
    onError: () => void (hasFailed = true),
  });
  await body.allReady;
  const rendered = await new Response(body).text();
  return hasFailed ? null : toMarkup(rendered);
}

/** Shows the part as it was rendered before for the same data, or renders it, and keeps it behind the answer. */
export function MarkupKeeper<Props extends object>(props: KeptProps<Props>) {
  const {as: Tag, show: Shown, of, isEverywhere = false, ...attributes} = props;
  const keeping = useContext(KeepingContext);
  const {path, around} = useSurroundings(isEverywhere);
  const shown = <Shown {...of} />;
  const place = `${numberOf(Shown)} ${path}`;
  const markup = store.find(place, currencyMark() + JSON.stringify(of), (keep) =>
    keeping?.waitUntil(renderPart(around(shown)).then(keep, () => keep(null))),
  );
  if (!markup) return <Tag {...attributes}>{shown}</Tag>;
  for (const {href, ...options} of markup.preloads) preload(href, {as: 'image', ...options});
  return <Tag {...attributes} dangerouslySetInnerHTML={{__html: markup.html}} />;
}
