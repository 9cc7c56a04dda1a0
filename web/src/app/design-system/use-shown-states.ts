import { useEffect } from 'react'

/** Not in the names of classes, where a backslash stands before the colon. */
const STATES = /(?<!\\):(hover|focus-visible|focus)\b/g

/**
 * Lets an attribute stand for what only a pointer or a key can do: an element with `data-shows="hover"` looks as if it
 * were pointed at. All style sheets are repeated with selectors that take either.
 */
export function useShownStates(): void {
  useEffect(() => {
    const written = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
    const repeated = document.createElement('style')
    repeated.textContent = written.join('\n').replaceAll(STATES, ':is(:$1, [data-shows~="$1"])')
    document.head.append(repeated)
    return () => repeated.remove()
  }, [])
}
