import {data} from 'react-router';

const noSuchFunction = () => data({error: 'There is no such function.'}, {status: 404});

/** Callers of functions read JSON: this answers them instead of the page that is not found. */
export const loader = noSuchFunction;
export const action = noSuchFunction;
