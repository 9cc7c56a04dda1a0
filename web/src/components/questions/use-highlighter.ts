import { useState, type KeyboardEvent, type RefObject } from 'react'
import {
  rangeAt,
  toggled,
  type WordLine,
  type WordRange,
} from '@/components/questions/passage-words'

/** The highlights of a passage, and how they are stored. */
export interface Highlights {
  ranges: readonly WordRange[]
  change: (ranges: readonly WordRange[]) => void
}

interface Cursor {
  anchor: number
  head: number
}

const rangeOf = ({ anchor, head }: Cursor): WordRange => [
  Math.min(anchor, head),
  Math.max(anchor, head),
]

/**
 * Highlights words: the selected ones when the button is pressed, and while it is on, those selected by pointer or
 * under the keyboard cursor. Repeating it removes a highlight.
 * @param text the element whose runs of words have `data-word`
 */
export function useHighlighter(
  lines: readonly WordLine[],
  text: RefObject<HTMLElement | null>,
  { ranges, change }: Highlights
) {
  const [cursor, setCursor] = useState<Cursor | null>(null)
  const count = lines.reduce((sum, { words }) => sum + words.length, 0)

  function mark(range: WordRange) {
    change(toggled(ranges, range))
    window.getSelection()?.removeAllRanges()
  }

  /** Turns it on or off, or highlights the selection. */
  function press() {
    const selected = selectedWords(text.current)
    if (selected) mark(selected)
    else setCursor(cursor ? null : { anchor: 0, head: 0 })
  }

  function release(event: { target: EventTarget }) {
    if (!cursor) return
    const selected = selectedWords(text.current)
    if (selected) return mark(selected)
    const run = event.target instanceof Element ? event.target.closest('mark') : null
    const range = rangeAt(ranges, Number(run?.dataset.word ?? NaN))
    if (range) mark(range)
  }

  function moveBy(event: KeyboardEvent) {
    if (!cursor || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') return setCursor(null)
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      mark(rangeOf(cursor))
      return
    }
    const head = headAfter(event.key, cursor.head, lines)
    if (head === null) return
    event.preventDefault()
    const to = Math.min(count - 1, Math.max(0, head))
    setCursor({ anchor: event.shiftKey ? cursor.anchor : to, head: to })
  }

  return { cursor: cursor && rangeOf(cursor), head: cursor?.head ?? null, press, release, moveBy }
}

/** The word that a key moves to, or null for other keys. */
function headAfter(key: string, head: number, lines: readonly WordLine[]): number | null {
  const at = lines.findIndex(({ first, words }) => head < first + words.length)
  const line = lines[at]
  if (!line) return null
  const within = head - line.first
  const placeIn = (other: WordLine | undefined) =>
    other ? other.first + Math.min(within, other.words.length - 1) : head
  switch (key) {
    case 'ArrowRight':
      return head + 1
    case 'ArrowLeft':
      return head - 1
    case 'ArrowDown':
      return placeIn(lines[at + 1])
    case 'ArrowUp':
      return placeIn(lines[at - 1])
    case 'Home':
      return line.first
    case 'End':
      return line.first + line.words.length - 1
    default:
      return null
  }
}

/** The words of the text that are at least partly selected, or null if none are. */
function selectedWords(text: HTMLElement | null): WordRange | null {
  const selection = window.getSelection()
  if (!text || !selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const words = [...text.querySelectorAll<HTMLElement>('[data-word]')]
    .filter((run) => range.intersectsNode(run))
    .flatMap((run) => wordsWithin(run, range))
  const first = words[0]
  const last = words[words.length - 1]
  return first === undefined || last === undefined ? null : [first, last]
}

/** The selected words of a run, which the selection may start or end in the middle of. */
function wordsWithin(run: HTMLElement, range: Range): number[] {
  const { textContent } = run
  const start = run.contains(range.startContainer) ? range.startOffset : 0
  const end = run.contains(range.endContainer) ? range.endOffset : textContent.length
  return [...textContent.matchAll(/\S+/g)].flatMap(({ index, 0: word }, position) =>
    index < end && index + word.length > start ? [Number(run.dataset.word) + position] : []
  )
}
