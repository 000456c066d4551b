import {useRef, useState} from 'react';
import {setAsideWords} from '~/content/set-aside';
import {lineKey} from '~/pricing/line-key';
import {bringBack, findAside} from '~/cart/set-aside';

/** What a claimed offer took out of the browser's cart, and its way back (rules: Offers). */
export default function SetAside() {
  const [items, setItems] = useState(findAside);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {items.length > 0 && (
        <section aria-label={setAsideWords.heading} className="card mt-6 p-5">
          <h2 className="text-2xl">{setAsideWords.heading}</h2>
          <ul className="my-3">
            {items.map((item) => (
              <li key={lineKey(item)}>{setAsideWords.units(item)}</li>
            ))}
          </ul>
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => {
              bringBack();
              setItems([]);
              place.current?.focus();
            }}
          >
            {setAsideWords.bringBack}
          </button>
        </section>
      )}
    </div>
  );
}
