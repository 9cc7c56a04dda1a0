import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { scrollOn } from '@/components/questions/option-keys'
import type { KeyPress } from '@/components/sitting/keys'
import { useWholeDoubleClicks } from '@/components/sitting/use-whole-double-clicks'
import { focusedPage, isForTest, onlyOf, useShortcuts } from '@/components/sitting/use-test-keys'

interface MoreKeys {
  /** The pages of the questions on the screen. */
  pages: () => readonly number[]
  /** Flags a question, or removes the flag. */
  flag: (page: number) => void
  /** Shows all keys. */
  help: () => void
  /** The area that arrows and page keys scroll when the focus is outside it, on the bars. */
  scroller: RefObject<HTMLElement | null>
}

/** Marks the button that plays the open recording. */
export const PLAYS = { 'data-plays': true } as const

/** The fraction of the visible area that a page key scrolls. */
const PAGE_SHARE = 0.85

const letterOf = ({ key, altKey, ctrlKey, metaKey }: KeyPress) =>
  altKey || ctrlKey || metaKey ? null : key.toLowerCase()

/**
 * R flags, P plays, ? shows all keys; ↑, ↓, Page Up and Page Down scroll the question from anywhere. The second press
 * of a double click is ignored if it hits another element.
 */
export function useMoreKeys(keys: MoreKeys): void {
  useWholeDoubleClicks()
  const isOn = useShortcuts((shortcuts) => shortcuts.isOn)
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || !isForTest(event)) return
      const target = event.target instanceof Element ? event.target : null
      const letter = letterOf(event)
      if (letter === 'pageup' || letter === 'pagedown') {
        scrollFrom(target, latest.current.scroller.current, letter === 'pagedown' ? 1 : -1)
        return
      }
      if ((letter === 'arrowup' || letter === 'arrowdown') && !event.shiftKey) {
        readOn(event, latest.current.scroller.current, letter === 'arrowdown' ? 1 : -1)
        return
      }
      if (!isOn || event.repeat) return
      if (letter === '?') {
        event.preventDefault()
        latest.current.help()
      }
      if (letter === 'p') document.querySelector<HTMLElement>('[data-plays]')?.click()
      if (letter === 'r') {
        event.preventDefault()
        const page = focusedPage(target) ?? onlyOf(latest.current.pages())
        if (page !== null) latest.current.flag(page)
      }
    }

    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

/** Scrolls the question when the focus is on the bars, where the browser itself would not. */
function scrollFrom(target: Element | null, scroller: HTMLElement | null, by: 1 | -1): void {
  if (!scroller || scroller.contains(target)) return
  scroller.scrollBy({ top: by * PAGE_SHARE * scroller.clientHeight })
}

/** Scrolls as the browser does when the focus is inside the area. */
function readOn(event: KeyboardEvent, scroller: HTMLElement | null, by: 1 | -1): void {
  const { target } = event
  if (!scroller || !(target instanceof Element) || scroller.contains(target)) return
  if (target.matches('input[type="range"]')) return
  event.preventDefault()
  scrollOn(scroller, by)
}
