import {fieldTools as builtIn} from '~/content/form-tools';

export const fieldTools = {...builtIn, search: 'What the shopper looks for, in a few words'};
