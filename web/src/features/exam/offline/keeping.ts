import { createStore } from 'zustand/vanilla'

/** Whether this device can open the session again without a network; unknown until its key has come. */
export const keepingStore = createStore<{ isKept: boolean | null }>(() => ({ isKept: null }))
