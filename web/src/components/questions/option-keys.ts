import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'

/** The distance that an arrow key scrolls, in pixels, as in browsers. */
const LINE = 40

/** Whether the options were focused by pointer. */
let isPointed = false
/** True until the ongoing press or move has set the focus. */
let isOnItsWay = false

/** Call when an option is chosen by pointer, including by a label elsewhere. */
export function pointAt(): void {
  isPointed = true
  isOnItsWay = true
}

/** Event handlers of the options that detect whether they were focused by pointer or by keyboard. */
export const HOW_ENTERED = {
  onPointerDown: pointAt,
  onClick: ({ target }: MouseEvent) => {
    // A press on a label ends with one on its radio button.
    if (target instanceof HTMLInputElement) isOnItsWay = false
  },
  onFocus: ({ relatedTarget }: FocusEvent) => {
    if (!isOnItsWay && !isOption(relatedTarget)) isPointed = false
  },
  onKeyUp: ({ key }: KeyboardEvent) => {
    if (key === 'Tab') isPointed = false
  },
} as const

/** Moves the focus to another question's option, and keeps how the options were focused. */
export function moveToOption(option: HTMLElement): void {
  isOnItsWay = true
  option.focus({ preventScroll: true })
  isOnItsWay = false
}

export function isOption(element: EventTarget | null): boolean {
  return element instanceof Element && element.matches('[data-page] fieldset input[type="radio"]')
}

/**
 * Handles the arrows on an option: left and right open another question. Up and down choose if the options were focused
 * by keyboard, as on any radio button. After a click they scroll, because a mouse user wants to read on (ADR 47).
 */
export function pressOption(event: KeyboardEvent): void {
  // Alt with left goes back in the history.
  if (event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.preventDefault()
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
  if (by === null || !isPointed) return
  event.preventDefault()
  scrollOn(event.currentTarget, by)
}

/**
 * Scrolls the container of an element by a line, or the passage beside it if that container can't scroll further.
 * @param by 1 down, -1 up
 */
export function scrollOn(from: Element, by: 1 | -1): void {
  let around: Element | null = from
  while (around && !goesFurther(around, by)) around = around.parentElement
  const scroller = around ?? from.ownerDocument.querySelector('main [data-scrolls]')
  scroller?.scrollBy({ top: by * LINE })
}

function goesFurther(element: Element, by: 1 | -1): boolean {
  const { scrollTop, clientHeight, scrollHeight } = element
  const hasRoom = by === 1 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0
  return hasRoom && /^(auto|scroll)$/.test(getComputedStyle(element).overflowY)
}
