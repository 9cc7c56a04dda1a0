import type { KeyboardEvent } from 'react'

/** How far a key moves within a grid of that many columns; null for other keys. */
function stepOf(key: string, columns: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return 1
    case 'ArrowLeft':
      return -1
    case 'ArrowDown':
    case 'PageDown':
      return columns
    case 'ArrowUp':
    case 'PageUp':
      return -columns
    case 'Home':
      return -Infinity
    case 'End':
      return Infinity
    default:
      return null
  }
}

/**
 * Page Up and Page Down move the focus by a row among the buttons of a grid, which is one stop for Tab, Home and End
 * to its ends.
 * @param hasArrows whether the arrows do so too, or belong to the questions
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, hasArrows: boolean): void {
  if (!hasArrows && event.key.startsWith('Arrow')) return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const cells = [...event.currentTarget.querySelectorAll('button')]
  const at = cells.findIndex((cell) => cell === event.target)
  // As the window is wide, so are the rows long.
  const columns = cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length
  const step = stepOf(event.key, columns)
  if (at < 0 || step === null) return

  // Elsewhere these keys scroll the page.
  event.preventDefault()
  const to = Number.isFinite(step) ? at + step : step < 0 ? 0 : cells.length - 1
  cells[to]?.focus()
}
