import {create} from 'zustand';

interface ConnectionState {
  /** Whether something could just not be fetched that the shopper asked for. */
  isLost: boolean;
  /** The page that does without it. */
  instead: string | null;
}

export const useConnectionStore = create<ConnectionState>(() => ({isLost: false, instead: null}));

export const tellConnectionLost = (isLost = true, instead: string | null = null) =>
  useConnectionStore.setState({isLost, instead});
