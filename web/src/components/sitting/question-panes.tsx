import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { useTopOfScreen } from '@/components/page/arrival'
import { shareWithin, useSplit } from '@/components/sitting/split'

const PaneDivider = lazy(() => import('@/components/sitting/pane-divider'))

interface QuestionPanesProps {
  /** The question's passage, if any, which scrolls separately. */
  passage?: ReactNode
  /** Changes with the question. */
  index: number
  children: ReactNode
}

/** A question, with its passage beside it, or above it on narrow screens. */
export function QuestionPanes({ passage, index, children }: QuestionPanesProps) {
  const { above, beside } = useSplit()
  const question = useRef<HTMLDivElement>(null)
  useTopOfScreen(question, index)

  if (!passage) {
    return (
      <Card>
        <div className="mx-auto max-w-3xl">{children}</div>
      </Card>
    )
  }

  return (
    <div
      className="flex min-h-0 flex-1 flex-col beside:flex-row"
      style={{ '--above': `${shareWithin(above)}%`, '--beside': `${shareWithin(beside)}%` }}
    >
      <Card
        // Focusable by click, so that up and down scroll it instead of choosing.
        role="region"
        aria-label="Bacaan"
        tabIndex={0}
        data-scrolls
        className="relative min-h-0 min-w-0 shrink-0 basis-(--above) overflow-auto max-sm:p-4 beside:basis-(--beside)"
      >
        {passage}
      </Card>
      <Suspense fallback={<div className="size-6 shrink-0" />}>
        <PaneDivider />
      </Suspense>
      <Card ref={question} className="min-h-0 min-w-0 flex-1 overflow-y-auto max-sm:p-4">
        {children}
      </Card>
    </div>
  )
}
