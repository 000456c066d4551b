import {data} from 'react-router';

export function loader(): never {
  throw data('We could not find that page.', {status: 404});
}

export default function PageNotFound() {
  return null;
}
