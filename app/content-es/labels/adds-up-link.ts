import {addsUpLink as builtIn} from '~/content/labels/adds-up-link';

export const addsUpLink = {...builtIn, label: 'Ver cuánto suma'};
