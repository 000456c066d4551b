import {useEffect} from 'react';

/** WebMCP's part of the event, in browsers that have it. */
interface AssistedSubmit extends SubmitEvent {
  agentInvoked?: boolean;
  respondWith: (answer: Promise<void>) => void;
}

/** What came of it stands on the page. */
function answer(event: SubmitEvent): void {
  const assisted = event as AssistedSubmit;
  if (assisted.agentInvoked && event.defaultPrevented) assisted.respondWith(Promise.resolve());
}

/**
 * A form that an assistant filled and its shopper sent, answered by scripts instead of a new page, is done: else the
 * browser tells the assistant of a mistake of the page's. For as long as the page's document lives.
 */
export const useAssistants = () => useEffect(() => addEventListener('submit', answer), []);
