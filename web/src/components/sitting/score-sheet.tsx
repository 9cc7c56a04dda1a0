import type { ReactNode } from 'react'

interface ScoreSheetProps {
  /** What the figure is. */
  label: ReactNode
  figure: ReactNode
  /** A line below it. */
  note: string
  /** The table of its parts. */
  children: ReactNode
}

/** The outcome of a test: the one figure large, its parts beside it, below it on phones. */
export function ScoreSheet({ label, figure, note, children }: ScoreSheetProps) {
  return (
    <div className="grid overflow-hidden rounded-md border border-line bg-surface sm:grid-cols-[2fr_3fr]">
      <div className="grid content-center gap-1 bg-deep p-8 text-center text-on-deep">
        <p className="font-semibold text-on-deep-soft">{label}</p>
        <p className="text-6xl font-extrabold tracking-tight tabular-nums">{figure}</p>
        <p className="text-sm text-on-deep-soft">{note}</p>
      </div>
      {children}
    </div>
  )
}
