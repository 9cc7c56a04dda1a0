import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

interface QuestionPanesProps {
  /** What the question is about, where it has one: scrolls on its own. */
  passage?: ReactNode
  children: ReactNode
}

/** A question on its sheet; with a passage beside it, above it on narrow screens. */
export function QuestionPanes({ passage, children }: QuestionPanesProps) {
  if (!passage) {
    return (
      <Card>
        <div className="mx-auto max-w-3xl">{children}</div>
      </Card>
    )
  }

  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
      <Card
        // A click on it gives it the arrows up and down, which would choose an answer elsewhere.
        role="region"
        aria-label="Bacaan"
        tabIndex={0}
        data-scrolls
        className="relative max-h-[45vh] overflow-y-auto lg:sticky lg:top-20 lg:max-h-[calc(100vh-10.5rem)] lg:self-start"
      >
        {passage}
      </Card>
      <Card>{children}</Card>
    </div>
  )
}
