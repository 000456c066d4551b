import {ownerWords as builtIn} from '~/content/owner';
import {shopName} from './brand';

export const ownerWords = {...builtIn, journalDescription: `Articles of ${shopName}.`};
