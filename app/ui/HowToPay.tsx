import type {OrderStanding} from '~adapters/commerce';
import {
  instructionsHeading,
  instructionsMailed,
  standingTexts,
  showsHowToPay,
} from '~/content/order-standing';

interface Props {
  standing: OrderStanding;
  /** The shop's own, line by line; null when it gave none. */
  instructions: string | null;
}

/** What is still to be paid for an order, and how; nothing for one that is settled. */
export function HowToPay({standing, instructions}: Props) {
  const {note} = standingTexts[standing];
  if (!note) return null;
  if (!showsHowToPay.has(standing)) return <p className="mt-6 text-lg">{note}</p>;
  // Cash is paid at the door, whatever the shop's mail says of it.
  const how = instructions ?? (standing === 'paidOnDelivery' ? null : instructionsMailed);
  return (
    <section
      aria-label={instructionsHeading}
      className="mt-6 rounded-card border border-line bg-sage-light p-6 text-start"
    >
      <h2 className="text-2xl">{instructionsHeading}</h2>
      <p className="mt-2">{note}</p>
      {how && <p className="mt-3 font-semibold break-words whitespace-pre-line">{how}</p>}
    </section>
  );
}
