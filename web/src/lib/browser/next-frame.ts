/**
 * The longest time between frames while the page is shown, in milliseconds. Covered windows may have no frames at all.
 */
const LONGEST_FRAME_MS = 250

/**
 * Resolves when the browser has painted the latest changes, or at once for a page that is or goes in the background.
 * Used for work that must not delay the response to a press.
 */
export function afterNextFrame(): Promise<void> {
  const page = document
  if (page.hidden) return Promise.resolve()

  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer)
      page.removeEventListener('visibilitychange', end)
      resolve()
    }
    const timer = setTimeout(end, LONGEST_FRAME_MS)
    // The callback runs before the paint, so the end is a task after it.
    requestAnimationFrame(() => setTimeout(end))
    page.addEventListener('visibilitychange', end)
  })
}
