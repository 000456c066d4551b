/** The answer to a GET where only a POST changes something. */
export const methodNotAllowed = () =>
  new Response('This address only takes a POST.', {
    status: 405,
    headers: {Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8'},
  });
