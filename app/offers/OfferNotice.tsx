import {Link} from 'react-router';
import type {TextLink} from '~/content/text';

interface Props {
  title: string;
  text: string;
  /** A second, smaller line. */
  detail?: string;
  action: TextLink;
}

/** Instead of an offer that cannot be shown. */
export function OfferNotice({title, text, detail, action}: Props) {
  return (
    <div className="container-page py-24 text-center">
      <h1 className="text-4xl">{title}</h1>
      <p className="mx-auto mt-4 max-w-xl text-lg text-ink-soft">{text}</p>
      {detail && <p className="mt-2 text-ink-soft">{detail}</p>}
      <Link to={action.href} className="btn btn-primary mt-8">
        {action.label}
      </Link>
    </div>
  );
}
