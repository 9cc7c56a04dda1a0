/**
 * A page that Back or Forward takes out of the browser's memory shows things, and whose they are, as they stood when it was
 * left: before a logout, perhaps. It is loaded anew. Returns a function that stops it.
 */
export function reloadWhenRestored(reload = () => window.location.reload()): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reload()
  }
  window.addEventListener('pageshow', shown)
  return () => window.removeEventListener('pageshow', shown)
}
