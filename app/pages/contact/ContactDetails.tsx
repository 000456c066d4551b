import type {ReactNode} from 'react';
import {Icon, type IconName} from '~/ui/Icon';

export interface ShownContact {
  heading: string;
  email: {label: string; address: string};
  phone: {label: string; number: string};
  address: {label: string; lines: readonly string[]};
  hours: {heading: string; zone: string; rows: readonly {days: string; hours: string}[]};
  notes: readonly string[];
}

const linkClass = 'text-leaf underline-offset-4 hover:underline';

function Detail({icon, label, children}: {icon: IconName; label: string; children: ReactNode}) {
  return (
    <div className="relative min-h-11 pl-15">
      <dt className="font-semibold">
        <span className="absolute top-0 left-0 grid size-11 place-items-center rounded-full bg-sage-light text-leaf">
          <Icon name={icon} />
        </span>
        {label}
      </dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}

function Hours({hours: {heading, zone, rows}}: Pick<ShownContact, 'hours'>) {
  return (
    <Detail icon="clock" label={heading}>
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
        <Detail icon="mail" label={email.label}>
          <a href={`mailto:${email.address}`} className={`${linkClass} break-all`}>
            {email.address}
          </a>
        </Detail>
        <Detail icon="phone" label={phone.label}>
          <a href={`tel:${phone.number.replace(/[^+\d]/g, '')}`} className={linkClass}>
            {phone.number}
          </a>
        </Detail>
        <Detail icon="pin" label={address.label}>
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
