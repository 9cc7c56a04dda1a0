import { useCallback, useEffect, useRef } from 'react'
import { createStore } from 'zustand/vanilla'

interface ReloginState {
  /** Number of mounted screens that want the login dialog instead of the redirect. */
  claims: number
  /** Resolves the waiting calls: true if the user has signed in again. */
  settle: ((isSignedIn: boolean) => void) | null
}

/** Whether a lost session opens a dialog, and whether it is open. */
export const reloginStore = createStore<ReloginState>(() => ({ claims: 0, settle: null }))

let waiting: Promise<boolean> | null = null

/**
 * While mounted, a lost session opens the login dialog over this screen, so that its input stays. Calls with
 * a 401 wait and are then repeated. For the exam and long forms; other screens redirect to /login.
 */
export function useReloginInPlace(): void {
  useEffect(() => {
    claim(1)
    return () => release(1)
  }, [])
}

/**
 * As `useReloginInPlace`, from a question to the answer of the call that it leads to, which is repeated in place. The
 * claim stands before the call is sent: its answer may come before React has drawn that it runs.
 */
export function useReloginDuring(): <Answer>(act: () => Promise<Answer>) => Promise<Answer> {
  const held = useRef(0)

  useEffect(
    () => () => {
      release(held.current)
      held.current = 0
    },
    []
  )
  return useCallback(async (act) => {
    claim(1)
    held.current += 1
    try {
      return await act()
    } finally {
      // A screen that is left has given up its claims.
      if (held.current > 0) {
        held.current -= 1
        release(1)
      }
    }
  }, [])
}

function claim(count: number) {
  reloginStore.setState(({ claims }) => ({ claims: claims + count }))
}

function release(count: number) {
  claim(-count)
  // Another screen that wants it may take over in the same turn.
  queueMicrotask(giveUpUnwanted)
}

/** Whether a mounted screen wants the dialog. */
export function isReloginWanted(): boolean {
  return reloginStore.getState().claims > 0
}

/** Without a screen that wants it the dialog would stand over one that doesn't. */
function giveUpUnwanted() {
  if (!isReloginWanted()) reloginStore.getState().settle?.(false)
}

/** Opens the dialog, once for all callers; returns false at once if no screen wants it. */
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
