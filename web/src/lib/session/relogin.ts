import { useCallback, useEffect, useRef } from 'react'
import { createStore } from 'zustand/vanilla'

interface ReloginState {
  /** Number of mounted screens that want the sign-in dialog instead of the redirect. */
  claims: number
  /** Resolves the waiting calls: true if the user has signed in again. */
  settle: ((isSignedIn: boolean) => void) | null
}

/** Whether a lost session opens a dialog, and whether that is open. */
export const reloginStore = createStore<ReloginState>(() => ({ claims: 0, settle: null }))

let waiting: Promise<boolean> | null = null

/**
 * While mounted, a lost session opens the sign-in dialog over this screen, so that its input stays. Calls with a 401
 * wait and are then repeated. Used by the exam and by long forms; other screens redirect to /login.
 */
export function useReloginInPlace(): void {
  useEffect(() => {
    claim(1)
    return () => release(1)
  }, [])
}

/**
 * Like `useReloginInPlace`, but only from a confirmation to the response of the call it triggers. It claims the dialog
 * before sending the call, because the response may arrive before React has rendered again.
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
      // An unmounted screen has already released its claims.
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
  // Another screen may claim the dialog in the same task.
  queueMicrotask(giveUpUnwanted)
}

/** Whether a mounted screen wants the dialog. */
export function isReloginWanted(): boolean {
  return reloginStore.getState().claims > 0
}

/** Closes the dialog when no screen wants it, so that it doesn't stay over another screen. */
function giveUpUnwanted() {
  if (!isReloginWanted()) reloginStore.getState().settle?.(false)
}

/** Opens the dialog, once for all callers. Returns false at once if no screen wants it. */
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
