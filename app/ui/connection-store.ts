import {create} from 'zustand';

/** Whether something could just not be fetched that the shopper asked for. */
export const useConnectionStore = create(() => ({isLost: false}));

export const tellConnectionLost = (isLost = true) => useConnectionStore.setState({isLost});
