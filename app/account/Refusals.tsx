import type {Refusal} from '~adapters/commerce';
import {Alert} from '~/ui/Alert';

/** Every rule that was not met, each with its own sentence. */
export function Refusals({refusals}: {refusals: Refusal[]}) {
  if (refusals.length === 0) return null;
  return (
    <Alert>
      {refusals.length === 1 ? (
        refusals[0]?.message
      ) : (
        <ul className="list-disc space-y-1 ps-4">
          {refusals.map(({message}) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
