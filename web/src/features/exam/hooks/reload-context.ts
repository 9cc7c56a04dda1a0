import { createContext } from 'react'

/** Loads the exam anew and shows where it stands; fails when it can't be loaded. */
export const ReloadContext = createContext<() => Promise<void>>(() => {
  throw new Error('Whoever shows a room loads it')
})
