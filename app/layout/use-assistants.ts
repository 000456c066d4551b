import {useEffect} from 'react';
import {assistantAnswer} from '~/content/form-tools';

/** WebMCP's part of the event, in browsers that have it. */
interface AssistedSubmit extends SubmitEvent {
  agentInvoked?: boolean;
  respondWith: (answer: Promise<string>) => void;
}

/** A form that an assistant filled and its shopper sent, answered by scripts instead of a new page, says so to it. */
function answer(event: SubmitEvent): void {
  const assisted = event as AssistedSubmit;
  if (assisted.agentInvoked && event.defaultPrevented)
    assisted.respondWith(Promise.resolve(assistantAnswer));
}

/** For as long as the page's document lives. */
export const useAssistants = () => useEffect(() => addEventListener('submit', answer), []);
