import { useEffect } from 'react'

/** Not inside class names, where the colon is escaped. */
const STATES = /(?<!\\):(hover|focus-visible|focus)\b/g

/**
 * Lets an attribute imitate pointer and keyboard states: an element with `data-shows="hover"` looks hovered. Copies all
 * style sheets with selectors that match either.
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
