import { useId, type ReactNode } from 'react'
import { Card } from '@/components/ui/card'

interface SectionProps {
  title: string
  action?: ReactNode
  /** Shown when there is nothing. */
  empty: string
  isEmpty: boolean
  children: ReactNode
}

/** One part of a person's page. */
export function Section({ title, action, empty, isEmpty, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-lg font-bold">
            {title}
          </h2>
          {action}
        </div>
        {isEmpty ? <p className="text-ink-soft">{empty}</p> : children}
      </Card>
    </section>
  )
}

/** One thing of a part: its words and its buttons. */
export function Item({ children, buttons }: { children: ReactNode; buttons?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-3">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">{children}</div>
      {buttons && <div className="flex flex-wrap gap-2">{buttons}</div>}
    </li>
  )
}
