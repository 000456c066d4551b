import {create} from 'zustand';

interface ConnectionState {
  /** Whether something could just not be fetched that the shopper asked for. */
  isLost: boolean;
  /** The page that does without it. */
  instead?: string | undefined;
}

export const useConnectionStore = create<ConnectionState>(() => ({isLost: false}));

export const reportConnectionLost = (isLost = true, instead?: string) =>
  useConnectionStore.setState({isLost, instead});
