import { useEffect } from 'react'
import { useRoom } from '@/features/exam/hooks/use-room'
import { keyAction } from '@/features/exam/model/keys'
import { nextIndex, pagesOnScreen, previousIndex } from '@/features/exam/model/navigation'
import { usePreferences } from '@/features/exam/preferences'

/** Elements that need letters or arrows for themselves. */
const WRITES =
  'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable]'
const USES_ARROWS = 'input[type="radio"], [role="slider"], [role="menu"]'
const DIALOG = '[role="dialog"], [role="alertdialog"]'

/**
 * A-D and 1-4 choose, arrows move. On a screen with several questions the keys belong to the one that has the focus.
 * A focused option keeps its arrows: they change the choice, as in every radio group.
 */
export function useExamKeys(): void {
  const { desk, store } = useRoom()
  const isOn = usePreferences((preferences) => preferences.hasShortcuts)

  useEffect(() => {
    if (!isOn) return

    function press(event: KeyboardEvent) {
      const action = keyAction(event)
      const target = event.target instanceof Element ? event.target : null
      if (!action || event.defaultPrevented || document.querySelector(DIALOG)) return
      if (target?.closest(WRITES)) return

      const { index } = store.getState()
      if (action.kind === 'answer') {
        const page = focusedPage(target) ?? onlyPage(index)
        if (page !== null) desk.choose(page, action.answer)
        return
      }
      if (target?.closest(USES_ARROWS)) return
      const to = action.kind === 'next' ? nextIndex(index) : previousIndex(index)
      if (to !== null) desk.goTo(to)
    }

    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, desk, store])
}

function focusedPage(target: Element | null): number | null {
  const page = target?.closest('[data-page]')?.getAttribute('data-page')
  return page ? Number(page) : null
}

function onlyPage(index: number): number | null {
  const [page, ...others] = pagesOnScreen(index)
  return page === undefined || others.length > 0 ? null : page
}
