import { EventEmitter } from 'node:events'
import type { Bounds } from './stacking.ts'

export interface StandInDisplay {
  id: number
  bounds: Bounds
  size: { width: number; height: number }
}

/** Electron's `screen`: the displays of the computer, side by side. The first one is primary. */
export class Displays extends EventEmitter {
  #displays = [displayOf(1, 0)]

  getAllDisplays(): StandInDisplay[] {
    return [...this.#displays]
  }

  getPrimaryDisplay(): StandInDisplay {
    const [first] = this.#displays
    if (!first) throw new Error('This computer has no display')
    return first
  }

  /** All displays together. */
  whole(): Bounds {
    const width = this.#displays.reduce((sum, { size }) => sum + size.width, 0)
    return { ...this.getPrimaryDisplay().bounds, width }
  }

  /** Plugs in another display. */
  plug(): void {
    const added = displayOf(this.#displays.length + 1, this.whole().width)
    this.#displays.push(added)
    this.emit('display-added', {}, added)
  }

  /** Unplugs the last display. */
  unplug(): void {
    const removed = this.#displays.pop()
    this.emit('display-removed', {}, removed)
  }

  /** Changes the resolution of a display, which moves those to its right. */
  resize(index: number, size: { width: number; height: number }): void {
    let x = 0
    this.#displays = this.#displays.map((display, at) => {
      const changed = at === index ? size : display.size
      const moved = { ...display, size: changed, bounds: { x, y: 0, ...changed } }
      x += changed.width
      return moved
    })
    for (const display of this.#displays.slice(index))
      this.emit('display-metrics-changed', {}, display, ['bounds', 'workArea'])
  }
}

function displayOf(id: number, x: number): StandInDisplay {
  const size = { width: 1366, height: 768 }
  return { id, size, bounds: { x, y: 0, ...size } }
}
