import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { ProvenPassage } from '@/features/learning/components/proven-passage'

interface OpenPassageProps extends Omit<Parameters<typeof ProvenPassage>[0], 'passage'> {
  passage: Parameters<typeof ProvenPassage>[0]['passage'] | null
  /** The question. */
  children: ReactNode
}

/** A question, beside its passage if it has one. */
export function OpenPassage({ passage, proof, children }: OpenPassageProps) {
  if (!passage) {
    return (
      <Card>
        <div className="mx-auto max-w-3xl">{children}</div>
      </Card>
    )
  }
  return (
    <Card>
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        <section
          aria-label="Bacaan"
          data-scrolls
          // Keys scroll it from here.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-[50vh] overflow-y-auto rounded-md border border-line p-4 lg:max-h-[70vh] lg:self-start print:max-h-none"
        >
          <ProvenPassage passage={passage} proof={proof} />
        </section>
        {children}
      </div>
    </Card>
  )
}
