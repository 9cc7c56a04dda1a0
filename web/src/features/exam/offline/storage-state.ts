import { createStore } from 'zustand/vanilla'

/** Whether this device can open the session again without a network. Null until its key has arrived. */
export const storageState = createStore<{ isStored: boolean | null }>(() => ({ isStored: null }))
