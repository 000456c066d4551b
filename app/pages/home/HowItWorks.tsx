import {Image} from '~/ui/Image';
import type {ShownCard} from '~/content/site-picture.server';

interface Props {
  heading: string;
  intro: string;
  cards: ShownCard[];
}

export function HowItWorks({heading, intro, cards}: Props) {
  return (
    <section className="bg-sand py-16 md:py-24">
      <div className="container-page">
        <h2 className="text-3xl md:text-4xl">{heading}</h2>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft">{intro}</p>
        <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {cards.map(({title, text, picture}) => (
            <li key={title} className="card overflow-hidden max-sm:flex">
              <Image
                picture={picture}
                alt=""
                sizes="(min-width: 1200px) 270px, (min-width: 1024px) 23vw, (min-width: 640px) 45vw, 33vw"
                className="w-1/3 object-cover sm:aspect-4/3 sm:w-full"
              />
              <div className="flex-1 p-5 sm:p-6">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
