import type {Picture} from '~adapters/commerce';
import {Image} from '~/ui/Image';
import type {HomeCopy} from '~/content/home';
import {EarlyLink} from '~/ui/EarlyLink';

interface Props {
  closing: HomeCopy['closing'];
  badges: HomeCopy['badges'];
  picture: Picture;
}

function Badges({badges}: Pick<Props, 'badges'>) {
  return (
    <ul className="mt-14 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
      {badges.map(({label, icon}) => (
        <li
          key={label}
          className="flex flex-col items-center gap-3 text-center font-semibold max-sm:last:col-span-2"
        >
          <img src={`/icons/${icon}.svg`} alt="" width={48} height={48} loading="lazy" />
          {label}
        </li>
      ))}
    </ul>
  );
}

export function Closing({closing: {heading, text, action}, badges, picture}: Props) {
  return (
    <section className="container-page">
      <div className="grid overflow-hidden rounded-3xl text-white md:grid-cols-2">
        <div className="flex flex-col items-start justify-center bg-leaf-dark p-8 md:p-14">
          <h2 className="text-3xl md:text-4xl">{heading}</h2>
          <p className="mt-4 text-lg text-white/85">{text}</p>
          <EarlyLink
            to={action.href}
            className="btn mt-8 bg-white px-9 text-lg text-leaf-dark hover:bg-sage-light"
          >
            {action.label}
          </EarlyLink>
        </div>
        <Image
          picture={picture}
          alt=""
          sizes="(min-width: 1200px) 570px, (min-width: 768px) 48vw, 92vw"
          className="aspect-4/3 size-full object-cover"
        />
      </div>
      {badges.length > 0 && <Badges badges={badges} />}
    </section>
  );
}
