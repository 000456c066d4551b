import {createContext, useContext} from 'react';

/** The page's script nonce; only known while rendering on the server. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
