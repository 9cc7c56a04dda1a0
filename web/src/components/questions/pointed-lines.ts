import { create } from 'zustand'
import type { Lines } from '@/components/questions/line-references'

export interface PointedLines {
  /** The lines that the open question refers to, after its reference was pressed. */
  lines: Lines | null
  /** Incremented with every press, also for the same lines. */
  asked: number
}

export const usePointedLines = create<PointedLines>(() => ({ lines: null, asked: 0 }))

export function pointAt(lines: Lines): void {
  usePointedLines.setState(({ asked }) => ({ lines, asked: asked + 1 }))
}

export function pointAtNothing(): void {
  // Every change rerenders the passage.
  if (usePointedLines.getState().lines) usePointedLines.setState({ lines: null })
}
