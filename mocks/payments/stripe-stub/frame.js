{
  /* What every frame of the stand-in has: it says things to the page above, and answers what it is asked. */
  const say = (kind, more = {}) => parent.postMessage({kind, ...more}, '*');

  const unreachable = {
    error: {type: 'api_connection_error', message: 'We are experiencing issues connecting.'},
  };

  /** A token of what was entered, made at the mocked service. */
  async function makeToken(fields) {
    const body = new URLSearchParams(fields);
    const answer = await fetch('/v1/confirmation_tokens', {method: 'POST', body}).catch(() => null);
    if (!answer?.ok) return unreachable;
    return {confirmationToken: await answer.json()};
  }

  const answerBy = (answers) =>
    addEventListener('message', async ({data, ports: [port]}) => {
      port?.postMessage((await answers[data.ask]?.(data)) ?? {});
    });

  const tellHeight = () => {
    const tell = () => say('height', {height: document.documentElement.offsetHeight});
    new ResizeObserver(tell).observe(document.documentElement);
    tell();
  };

  // The frames' own scripts come behind this one.
  Object.assign(window, {unreachable, makeToken, answerBy, tellHeight, say});
}
