import type {ReactNode} from 'react';
import {Icon} from '~/ui/Icon';
import {LineIcon} from '~/ui/ShellIcon';

export interface ShownContact {
  heading: string;
  email: {label: string; address: string};
  phone: {label: string; number: string};
  address: {label: string; lines: readonly string[]};
  hours: {heading: string; zone: string; rows: readonly {days: string; hours: string}[]};
  notes: readonly string[];
}

const phonePath =
  'M7 4h3l1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5v3a1.8 1.8 0 0 1-2 2A15 15 0 0 1 5 6a1.8 1.8 0 0 1 2-2Z';
const pinPath =
  'M12 21c4-4.6 6.5-8 6.5-11.2A6.5 6.5 0 0 0 5.5 9.8C5.5 13 8 16.4 12 21ZM12 12.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z';

const linkClass = 'text-leaf underline-offset-4 hover:underline';

interface DetailProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}

function Detail({icon, label, children}: DetailProps) {
  return (
    <div className="relative min-h-11 ps-15">
      <dt className="font-semibold">
        <span className="absolute top-0 start-0 grid size-11 place-items-center rounded-full bg-sage-light text-leaf">
          {icon}
        </span>
        {label}
      </dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}

function Hours({hours: {heading, zone, rows}}: Pick<ShownContact, 'hours'>) {
  return (
    <Detail icon={<Icon name="clock" />} label={heading}>
      {rows.map(({days, hours}) => (
        <span key={days} className="block">
          {days}: {hours}
        </span>
      ))}
      <span className="block text-sm">{zone}</span>
    </Detail>
  );
}

/** Where and when people reach the shop. */
export function ContactDetails({details}: {details: ShownContact}) {
  const {heading, email, phone, address, hours, notes} = details;
  return (
    <section>
      <h2 className="text-2xl">{heading}</h2>
      <dl className="mt-6 space-y-5">
        <Detail icon={<Icon name="mail" />} label={email.label}>
          <a href={`mailto:${email.address}`} className={`${linkClass} break-all`}>
            {email.address}
          </a>
        </Detail>
        <Detail icon={<LineIcon path={phonePath} />} label={phone.label}>
          <a href={`tel:${phone.number.replace(/[^+\d]/g, '')}`} className={linkClass}>
            {phone.number}
          </a>
        </Detail>
        <Detail icon={<LineIcon path={pinPath} />} label={address.label}>
          {address.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Detail>
        <Hours hours={hours} />
      </dl>
      {notes.map((note) => (
        <p key={note} className="mt-6 max-w-md text-ink-soft">
          {note}
        </p>
      ))}
    </section>
  );
}
