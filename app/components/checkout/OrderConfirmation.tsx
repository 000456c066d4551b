import {Link} from 'react-router';
import {Icon, type IconName} from '~/components/ui/Icon';

const nextSteps: {icon: IconName; text: string}[] = [
  {icon: 'mail', text: 'A confirmation is on its way to your email.'},
  {icon: 'clock', text: 'We process your order in 1-2 business days.'},
  {icon: 'truck', text: 'It ships in 2-3 business days, with tracking.'},
];

interface Props {
  orderNumber: string;
  supportEmail: string;
  supportPhone: string;
}

/** What happens next, and whom to ask (spec 2 §2). */
export function OrderConfirmation({orderNumber, supportEmail, supportPhone}: Props) {
  return (
    <div className="mx-auto max-w-2xl text-center">
      <span className="mx-auto grid size-20 place-items-center rounded-full bg-sage text-leaf">
        <Icon name="check" className="size-10" />
      </span>
      <h1 className="mt-6 text-4xl">Thank you for your order!</h1>
      <dl className="card mt-8 grid gap-4 p-6 text-left sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">Order number</dt>
          <dd className="text-xl font-semibold tabular-nums">{orderNumber}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Status</dt>
          <dd className="text-xl font-semibold">Processing Payment</dd>
        </div>
      </dl>
      <ul className="mt-8 space-y-4 text-left">
        {nextSteps.map(({icon, text}) => (
          <li key={icon} className="flex items-center gap-4">
            <span className="grid size-11 place-items-center rounded-full bg-sage-light text-leaf">
              <Icon name={icon} />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-8 text-ink-soft">
        Questions? Write to{' '}
        <a
          className="font-semibold text-leaf underline underline-offset-4"
          href={`mailto:${supportEmail}`}
        >
          {supportEmail}
        </a>{' '}
        or call{' '}
        <a
          className="font-semibold text-leaf underline underline-offset-4"
          href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}
        >
          {supportPhone}
        </a>
        .
      </p>
      <div className="mt-10 flex flex-wrap justify-center gap-3">
        <Link to="/products" className="btn btn-primary">
          Continue Shopping
        </Link>
        <Link to="/" className="btn btn-secondary">
          Back to Home
        </Link>
      </div>
    </div>
  );
}
