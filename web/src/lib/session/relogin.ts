import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

interface ReloginState {
  /** How many mounted screens want the login dialog in place instead of the redirect. */
  claims: number
  /** Answers those who wait for the dialog: true when the user has signed in again. */
  settle: ((isSignedIn: boolean) => void) | null
}

/** Whether a lost session opens a dialog, and whether that is open. */
export const reloginStore = createStore<ReloginState>(() => ({ claims: 0, settle: null }))

let waiting: Promise<boolean> | null = null

/**
 * While mounted and wanted, a lost session opens the login dialog over this screen, whose work stays as it is. Calls that met the
 * 401 wait and are then repeated. For the exam and long forms; elsewhere the guard sends to /login.
 */
export function useReloginInPlace(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return
    const claim = (change: number) =>
      reloginStore.setState(({ claims }) => ({ claims: claims + change }))
    claim(1)
    return () => claim(-1)
  }, [isWanted])
}

/** Whether some screen wants the dialog. */
export function isReloginWanted(): boolean {
  return reloginStore.getState().claims > 0
}

/** Asks for the dialog, once for all who call meanwhile; false at once where no screen wants it. */
export function requestRelogin(): Promise<boolean> {
  if (waiting) return waiting
  if (!isReloginWanted()) return Promise.resolve(false)

  waiting = new Promise((resolve) => {
    reloginStore.setState({
      settle: (isSignedIn) => {
        waiting = null
        reloginStore.setState({ settle: null })
        resolve(isSignedIn)
      },
    })
  })
  return waiting
}
