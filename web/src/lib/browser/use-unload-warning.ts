import { useEffect } from 'react'

/** Has the browser ask before the page is closed or reloaded, while there is something to lose. */
export function useUnloadWarning(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isWanted])
}
