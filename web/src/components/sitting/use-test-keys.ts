import type { Answer } from '@lulus/api/contracts/exam'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { optionId } from '@/components/questions/answer-options'
import { isOption, moveToOption } from '@/components/questions/option-keys'
import { keyAction } from '@/components/sitting/keys'
import { deviceSettings } from '@/lib/storage/device-settings'

/** Whether single keys choose and move on this device. Some assistive tools send keys themselves. */
export const useShortcuts = deviceSettings<{ isOn: boolean }>('test-shortcuts', { isOn: true })

interface TestKeys {
  /** The pages of the questions on the screen. */
  pages: () => readonly number[]
  answerOf: (page: number) => Answer | undefined
  choose: (page: number, answer: Answer) => void
  /** Opens the previous question, or null if that isn't possible. */
  previous: (() => void) | null
  next: (() => void) | null
  /** The element around the questions. */
  content: RefObject<HTMLElement | null>
}

/** Text fields and the like, which need letters and arrows themselves. */
const WRITES =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable], [role="separator"], [role="application"]'
const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Handles the test's keys wherever the focus is: left and right move, A-D and 1-4 choose. With several questions on the
 * screen, answer keys apply to the focused one. Keys do nothing behind a dialog.
 */
export function useTestKeys(keys: TestKeys): void {
  const isOn = useShortcuts((shortcuts) => shortcuts.isOn)
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })

  // A layout effect, so that keys work as soon as a question is visible.
  useLayoutEffect(() => {
    if (!isOn) return

    function press(event: KeyboardEvent) {
      const action = keyAction(event)
      if (!action || !isForTest(event)) return
      const target = event.target instanceof Element ? event.target : null

      if (action.kind === 'move') {
        // The browser would choose the next option or change the volume.
        event.preventDefault()
        // A held key opens only one question.
        if (!event.repeat) move(latest, action.by)
        return
      }
      const { pages, choose } = latest.current
      const page = focusedPage(target) ?? onlyOf(pages())
      if (page === null) return
      // Prevents the browser's keypress event, whose handlers would delay the frame.
      event.preventDefault()
      choose(page, action.answer)
      showChoice(page, action.answer)
    }

    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

/** Whether a key applies to the test: not behind a dialog, and not in a focused text field. */
export function isForTest({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || isCovered()) return false
  return !(target instanceof Element && target.closest(WRITES))
}

/** Dialogs and menus are rendered beside the app, so that the app's many elements needn't be searched on each key. */
function isCovered(): boolean {
  return [...document.body.children].some(
    (part) => part.matches(COVERS) || (part.id !== 'root' && part.querySelector(COVERS) !== null)
  )
}

export function focusedPage(target: Element | null): number | null {
  const page = target?.closest('[data-page]')?.getAttribute('data-page')
  return page ? Number(page) : null
}

export function onlyOf(pages: readonly number[]): number | null {
  const [page, ...others] = pages
  return page === undefined || others.length > 0 ? null : page
}

/** Scrolls the choice into view; if an option has the focus, the chosen one gets it. */
function showChoice(page: number, answer: Answer): void {
  const option = document.getElementById(optionId(page, answer))
  const focused = document.activeElement
  if (isOption(focused) && focusedPage(focused) === page) option?.focus()
  else option?.closest('label')?.scrollIntoView({ block: 'nearest' })
}

/**
 * Moves and keeps the focus useful. In the number grid it goes to the open number. From an option or a removed element
 * it goes to the new question's option, so that screen readers read the question.
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
  const pages = keys.current.pages()
  // The grid rerenders a frame later.
  if (grid) grid.querySelector<HTMLElement>(`[data-opens="${pages[0]}"]`)?.focus()
  else if (isOption(before) || isLost || (isIdle && pages.length > 1)) focusQuestion(keys.current)
}

function focusQuestion({ pages, answerOf, content }: TestKeys): void {
  const [page] = pages()
  const option =
    page === undefined ? null : document.getElementById(optionId(page, answerOf(page) ?? '1'))
  if (option) moveToOption(option)
  else content.current?.focus({ preventScroll: true })
}
