import {Icon} from '~/ui/Icon';

interface Props {
  label: string;
  /** Null while the shop has configured none: then no dead link is shown. */
  coachUrl: string | null;
  newWindowHint: string;
  opensSoon: string;
}

/** Opens the external companion in a new window. */
export function CoachButton({label, coachUrl, newWindowHint, opensSoon}: Props) {
  if (!coachUrl)
    return (
      <p className="mt-7 inline-flex items-center gap-2 rounded-full bg-honey-light px-5 py-3 font-semibold">
        <Icon name="clock" />
        {opensSoon}
      </p>
    );
  return (
    <a href={coachUrl} target="_blank" rel="noopener noreferrer" className="btn btn-primary mt-7">
      {label}
      <Icon name="external" className="size-4" />
      <span className="sr-only">({newWindowHint})</span>
    </a>
  );
}
