import {recipeWords} from '~/content/recipe';

interface Props {
  id: string;
  heading: string;
  title: string;
  text: string;
}

/** A silent film with its words as captions; nothing is fetched before it is asked for. */
export function RecipeVideo({id, heading, title, text}: Props) {
  return (
    <section id={id} className="grid items-center gap-8 md:grid-cols-[1.2fr_1fr] md:gap-14">
      <video
        controls
        muted
        loop
        playsInline
        preload="none"
        poster="/video/konjac-in-three-steps.webp"
        aria-label={title}
        width={800}
        height={600}
        className="aspect-4/3 w-full rounded-3xl bg-sand object-cover"
      >
        <source src="/video/konjac-in-three-steps.webm" type="video/webm" />
        <source src="/video/konjac-in-three-steps.mp4" type="video/mp4" />
        <track
          kind="captions"
          src="/video/konjac-in-three-steps.vtt"
          srcLang="en"
          label={recipeWords.captions}
          default
        />
      </video>
      <div>
        <h2 className="text-3xl md:text-4xl">{heading}</h2>
        <h3 className="mt-4 text-xl">{title}</h3>
        <p className="mt-2 text-lg text-ink-soft">{text}</p>
      </div>
    </section>
  );
}
