import { useMemo } from 'react'

/**
 * Scrolls to a visible question, such as one of a group, and focuses its number, so that the answer keys apply to it.
 * @returns false if it isn't on the screen
 */
export function showQuestion(page: number): boolean {
  const number = document.querySelector<HTMLElement>(`[data-page="${page}"] h2[tabindex]`)
  number?.scrollIntoView({ block: 'start' })
  number?.focus({ preventScroll: true })
  return number !== null
}

/** For a dialog that opens a question: the question gets the focus when the dialog has closed. */
export function useQuestionToShow() {
  return useMemo(() => {
    let chosen: number | null = null
    return {
      choose: (page: number) => {
        chosen = page
      },
      onClosed: () => {
        const page = chosen
        chosen = null
        return page !== null && showQuestion(page)
      },
    }
  }, [])
}
