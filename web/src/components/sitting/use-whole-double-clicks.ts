import { useEffect } from 'react'

/** The elements that count as one target. An option's label and its button are one. */
const MEANT = ['label', 'button, a, input, summary, [role="separator"], [role="option"]']

/**
 * Ignores the second press of a double click that hits another element than the first, for example because a dialog
 * closed or a divider moved away. Otherwise it might choose an option that appeared there.
 */
export function useWholeDoubleClicks(): void {
  useEffect(() => {
    let first: Element | null = null

    function click(event: MouseEvent) {
      const meant = meantBy(event.target)
      if (event.detail > 1 && meant !== first) {
        event.preventDefault()
        event.stopPropagation()
      } else if (event.detail === 1) first = meant
    }

    document.addEventListener('click', click, { capture: true })
    return () => document.removeEventListener('click', click, { capture: true })
  }, [])
}

function meantBy(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const parts = MEANT.map((part) => target.closest(part))
  return parts.find((part) => part !== null) ?? null
}
