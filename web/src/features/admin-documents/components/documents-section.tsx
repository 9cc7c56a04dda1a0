import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

interface DocumentsSectionProps {
  text: string
  /** The download buttons. */
  children: ReactNode
}

/** The section of a page that offers documents. */
export function DocumentsSection({ text, children }: DocumentsSectionProps) {
  return (
    <section aria-labelledby="dokumen">
      <Card className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="dokumen" className="text-lg font-bold">
            Dokumen
          </h2>
          <p className="max-w-prose text-ink-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:grid">{children}</div>
      </Card>
    </section>
  )
}
