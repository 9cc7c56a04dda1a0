import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'

/** What an arrow scrolls, in pixels, as browsers do. */
const LINE = 40

/** Whether a pointer brought the focus to the options. */
let isPointed = false
/** Until the press or the move that goes on has set the focus. */
let isOnItsWay = false

/** For what chooses by pointer: an option, or a label elsewhere that belongs to one. */
export function pointAt(): void {
  isPointed = true
  isOnItsWay = true
}

/** For the options: notice how the focus came to them. */
export const HOW_ENTERED = {
  onPointerDown: pointAt,
  onClick: ({ target }: MouseEvent) => {
    // The label's press ends with one of its radio button.
    if (target instanceof HTMLInputElement) isOnItsWay = false
  },
  onFocus: ({ relatedTarget }: FocusEvent) => {
    if (!isOnItsWay && !isOption(relatedTarget)) isPointed = false
  },
  onKeyUp: ({ key }: KeyboardEvent) => {
    if (key === 'Tab') isPointed = false
  },
} as const

/** Moves the focus from one question's options to another's: how they were entered stays. */
export function moveToOption(option: HTMLElement): void {
  isOnItsWay = true
  option.focus({ preventScroll: true })
  isOnItsWay = false
}

export function isOption(element: EventTarget | null): boolean {
  return element instanceof Element && element.matches('[data-page] fieldset input[type="radio"]')
}

/**
 * The arrows on an option: left and right open another question. Up and down choose where the keyboard led there, as on
 * any radio button; after a click they scroll, since the hand on the mouse wants to read on (ADR 47).
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
 * Scrolls by a line what is around an element; the passage beside it, if nothing around it goes further.
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
