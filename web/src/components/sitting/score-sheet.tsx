import type { ReactNode } from 'react'

interface ScoreSheetProps {
  /** Name of the figure. */
  label: ReactNode
  figure: ReactNode
  /** A line below the figure. */
  note: string
  /** Table of the parts. */
  children: ReactNode
}

/** The result of a test: a large figure with its parts beside it, or below it on phones. */
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
