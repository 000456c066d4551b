import {data} from 'react-router';

const noSuchFunction = () => data({error: 'There is no such function.'}, {status: 404});

/** A caller of functions reads JSON: a page that is not found would tell it nothing. */
export const loader = noSuchFunction;
export const action = noSuchFunction;
