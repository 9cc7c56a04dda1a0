import type { Answer } from '@lulus/api/contracts/exam'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { optionId } from '@/components/questions/answer-options'
import { keyAction, stepFrom } from '@/components/sitting/keys'
import { useShortcuts } from '@/components/sitting/shortcuts'

interface TestKeys {
  /** The pages of the questions on the screen. */
  pages: readonly number[]
  answerOf: (page: number) => Answer | undefined
  choose: (page: number, answer: Answer) => void
  /** Opens the question before; null where that isn't possible. */
  previous: (() => void) | null
  next: (() => void) | null
  /** Holds the questions. */
  content: RefObject<HTMLElement | null>
}

/** Where a caret needs letters and arrows for itself. */
const WRITES =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]'
/** What up and down change or scroll: options do so by themselves, and the volume has no other keys. */
const STEPS_ITSELF = 'input[type="radio"], input[type="range"], [data-scrolls]'
const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Wherever the focus is, left and right move and change nothing; up, down, A-D and 1-4 choose. On a screen with
 * several questions those belong to the one that has the focus. Nothing happens behind a dialog.
 */
export function useTestKeys(keys: TestKeys): void {
  const isOn = useShortcuts((shortcuts) => shortcuts.isOn)
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    if (!isOn) return

    function press(event: KeyboardEvent) {
      const action = keyAction(event)
      const target = event.target instanceof Element ? event.target : null
      if (!action || event.isComposing || document.querySelector(COVERS)) return
      if (target?.closest(WRITES)) return

      if (action.kind === 'move') {
        // The browser would choose the next option, or change the volume.
        event.preventDefault()
        // A key that is held opens one question, not all that follow.
        if (!event.repeat) move(latest, action.by)
        return
      }
      if (action.kind === 'step' && target?.closest(STEPS_ITSELF)) return
      const { pages, answerOf, choose } = latest.current
      const page = focusedPage(target) ?? onlyOf(pages)
      if (page === null) return
      if (action.kind === 'step') event.preventDefault()
      if (action.kind === 'step' && event.repeat) return
      const answer = action.kind === 'answer' ? action.answer : stepFrom(answerOf(page), action.by)
      choose(page, answer)
      showChoice(page, answer)
    }

    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

function focusedPage(target: Element | null): number | null {
  const page = target?.closest('[data-page]')?.getAttribute('data-page')
  return page ? Number(page) : null
}

function onlyOf(pages: readonly number[]): number | null {
  const [page, ...others] = pages
  return page === undefined || others.length > 0 ? null : page
}

/** Nobody should choose unseen; where an option has the focus, it goes to the chosen one. */
function showChoice(page: number, answer: Answer): void {
  const option = document.getElementById(optionId(page, answer))
  const focused = document.activeElement
  if (isOption(focused) && focusedPage(focused) === page) option?.focus()
  else option?.closest('label')?.scrollIntoView({ block: 'nearest' })
}

const isOption = (element: Element | null) =>
  element?.matches('[data-page] fieldset input[type="radio"]') ?? false

/**
 * Moves, and leaves the focus where the keys go on working: in the number grid on the open number; from an option, or
 * from what is gone, on the new question's option, so that screen readers read the question.
 */
function move(keys: RefObject<TestKeys>, by: 1 | -1): void {
  const go = by === 1 ? keys.current.next : keys.current.previous
  if (go === null) return
  const before = document.activeElement
  const grid = before?.closest('[data-numbers]')
  const { content } = keys.current

  flushSync(go)

  const now = document.activeElement
  const isIdle = before === null || before === document.body
  const isLost = !isIdle && (now === document.body || now === content.current)
  const { pages } = keys.current
  if (grid) grid.querySelector<HTMLElement>('[aria-current="step"]')?.focus()
  else if (isOption(before) || isLost || (isIdle && pages.length > 1)) focusQuestion(keys.current)
}

function focusQuestion({ pages, answerOf, content }: TestKeys): void {
  const [page] = pages
  const option =
    page === undefined ? null : document.getElementById(optionId(page, answerOf(page) ?? '1'))
  const place = option ?? content.current
  place?.focus({ preventScroll: true })
}
