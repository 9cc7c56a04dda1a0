import type { KeyboardEvent } from 'react'

/** How far a key moves within a grid of that many columns; null for other keys. */
function stepOf(key: string, columns: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return 1
    case 'ArrowLeft':
      return -1
    case 'ArrowDown':
      return columns
    case 'ArrowUp':
      return -columns
    case 'Home':
      return -Infinity
    case 'End':
      return Infinity
    default:
      return null
  }
}

/** Arrows, Home and End move the focus among the buttons of a grid, which is one stop for Tab. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const cells = [...event.currentTarget.querySelectorAll('button')]
  const at = cells.findIndex((cell) => cell === event.target)
  // As the window is wide, so are the rows long.
  const columns = cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length
  const step = stepOf(event.key, columns)
  if (at < 0 || step === null) return

  // Elsewhere these keys turn the pages of the exam.
  event.preventDefault()
  const to = Number.isFinite(step) ? at + step : step < 0 ? 0 : cells.length - 1
  cells[to]?.focus()
}
