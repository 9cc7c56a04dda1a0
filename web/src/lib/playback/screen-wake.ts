import { platform } from '@/platform/platform'

/** Keeps the screen on. */
export interface ScreenWake {
  hold(): void
  release(): void
  close(): void
}

/**
 * A phone that goes to sleep stops playback, so the screen is kept on. The browser releases the lock when the page is
 * hidden, so it is requested again. A kiosk keeps its screen on by itself.
 */
export function createScreenWake(): ScreenWake {
  let isWanted = false
  let lock: WakeLockSentinel | null = null
  let asking: Promise<void> | null = null

  async function ask() {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null
    } catch (error) {
      // The battery is low, or the page was hidden meanwhile.
      console.warn('The screen may go off.', error)
    }
    if (!isWanted) void drop()
  }

  async function drop() {
    const held = lock
    lock = null
    await held?.release()
  }

  function hold() {
    isWanted = !platform.isKiosk
    if (!isWanted) return
    asking ??= ask().finally(() => {
      asking = null
    })
  }

  function release() {
    isWanted = false
    void drop()
  }

  const shown = () => {
    if (isWanted) hold()
  }
  document.addEventListener('visibilitychange', shown)

  return {
    hold,
    release,
    close() {
      document.removeEventListener('visibilitychange', shown)
      release()
    },
  }
}
