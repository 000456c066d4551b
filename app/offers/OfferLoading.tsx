/** While the offer is on its way to a page that is already open. */
export function OfferLoading({text}: {text: string}) {
  return (
    <p role="status" className="py-40 text-center text-ink-soft">
      {text}
    </p>
  );
}
