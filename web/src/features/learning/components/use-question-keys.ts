import { useEffect } from 'react'

/** Elements that use the arrow keys themselves. */
const USES_ARROWS = 'input, select, textarea, audio, [role="menu"]'

/** Left and right step through the questions, unless a control with the focus uses them. */
export function useQuestionKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
      if (by === null || !isPlain || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(USES_ARROWS)) return
      event.preventDefault()
      step(by)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [step])
}
