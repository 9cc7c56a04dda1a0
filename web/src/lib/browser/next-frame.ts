/** Frames come at least so often while the page is shown, in milliseconds; some windows that nobody sees have none. */
const LONGEST_FRAME_MS = 250

/**
 * Resolves when the browser has shown what changed just now, or at once where nobody looks: in a page in the background,
 * or one that goes there meanwhile. For work that the answer to a press should not wait for.
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
    // It is called before the frame is painted; a task of its own comes after.
    requestAnimationFrame(() => setTimeout(end))
    page.addEventListener('visibilitychange', end)
  })
}
