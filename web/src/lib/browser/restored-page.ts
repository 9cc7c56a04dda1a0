/**
 * Reloads a page that Back or Forward restores from the browser's memory, because it may show data from before a
 * logout. Returns a function that stops it.
 */
export function reloadWhenRestored(reload = () => window.location.reload()): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reload()
  }
  window.addEventListener('pageshow', shown)
  return () => window.removeEventListener('pageshow', shown)
}
