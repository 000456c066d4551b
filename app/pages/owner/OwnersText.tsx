import {lazy, Suspense, useState} from 'react';
import blocks from './blocks.css?url';
import {CardRow} from '~/catalogue/list/CardRow';
import {ownerWords} from '~/content/owner';
import {Disclosure} from '~/ui/Disclosure';
import type {SectionsProps} from '~/pages/sections/section';
import type {ShownPart} from './shown-part';

/** A text of the owner's, piece by piece. */
export const OwnersText = ({parts}: {parts: readonly ShownPart[]}) => (
  <div className="space-y-6">
    <link rel="stylesheet" href={blocks} precedence="blocks" />
    <Parts parts={parts} />
  </div>
);

const load = () =>
  import('~/pages/sections/AllSections').then((code) => ({default: code.AllSections}));

/** Where its code does not come, what the server wrote stays. */
const never = () => new Promise<never>(() => {});
const AllSections = import.meta.env.SSR ? (await load()).default : lazy(() => load().catch(never));

/** Only pages that have sections fetch their code. */
export const LateSections = (props: SectionsProps) => (
  <Suspense>
    <AllSections {...props} />
  </Suspense>
);

const Parts = ({parts}: {parts: readonly ShownPart[]}) =>
  parts.map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- A text's pieces stay in their places.
    <Part key={place} part={part} />
  ));

function Part({part}: {part: ShownPart}) {
  if (part.kind === 'html')
    return <div className="prose-shop blocks" dangerouslySetInnerHTML={{__html: part.html}} />;
  if (part.kind === 'section') return <LateSections sections={[part.section]} />;
  if (part.kind === 'video') return <Video {...part} />;
  if (part.kind === 'products')
    return (
      part.cards.length > 0 && (
        <div className="alignwide block-cards py-2 print:hidden">
          <h2 className="sr-only">{ownerWords.products}</h2>
          <CardRow label={ownerWords.products} cards={part.cards} />
        </div>
      )
    );
  if (part.kind === 'question')
    return (
      <div id={part.id} className="text-base">
        <Disclosure title={part.question} level={2}>
          <OwnersText parts={part.parts} />
        </Disclosure>
      </div>
    );
  return (
    <div className={part.className}>
      <Parts parts={part.parts} />
    </div>
  );
}

const addresses = {
  YouTube: {
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  Vimeo: {
    page: (id: string) => `https://vimeo.com/${id}`,
    frame: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
};

/** The button that had it is gone. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

/** Nothing of the service is loaded before it is wanted; without scripts a link leads there. */
function Video({service, id, title}: Extract<ShownPart, {kind: 'video'}>) {
  const [isWanted, setIsWanted] = useState(false);
  const {page, frame} = addresses[service];
  if (isWanted)
    return (
      <iframe
        ref={takeFocus}
        src={frame(id)}
        title={title || service}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Another origin's player, which needs its own storage.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        className="my-6 aspect-video w-full rounded-card"
      />
    );
  return (
    <figure className="my-6 grid aspect-video content-center border border-transparent print:hidden justify-items-center gap-3 rounded-card bg-sage-light p-4 text-center">
      {title && <figcaption className="font-semibold text-ink">{title}</figcaption>}
      <button
        type="button"
        className="btn btn-primary noscript:hidden"
        onClick={() => setIsWanted(true)}
      >
        {ownerWords.loadVideo(service)}
      </button>
      <p className="max-w-sm text-sm noscript:hidden">{ownerWords.videoNotice(service)}</p>
      <a href={page(id)} rel="noopener" className="text-sm text-leaf underline underline-offset-4">
        {ownerWords.watchThere(service)}
      </a>
    </figure>
  );
}
