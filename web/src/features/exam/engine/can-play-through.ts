/** Phones don't report this before a tap, but the file is complete anyway. */
const PATIENCE_MS = 2500

/**
 * Sets an audio element's file and waits until it can play through.
 * @returns its length in seconds, 0 if the browser doesn't know it yet
 * @throws Error if it can't be played
 */
export function canPlayThrough(element: HTMLAudioElement, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      element.removeEventListener('canplaythrough', ready)
      element.removeEventListener('error', failed)
      settle()
    }
    const ready = () =>
      finish(() => resolve(Number.isFinite(element.duration) ? element.duration : 0))
    const failed = () =>
      finish(() => reject(new Error(element.error?.message ?? 'The recording can not be played')))
    const timer = setTimeout(ready, PATIENCE_MS)

    element.addEventListener('canplaythrough', ready)
    element.addEventListener('error', failed)
    element.src = url
    element.load()
  })
}
