import { Inbox, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: LucideIcon
  title: string
  text?: ReactNode
  /** The next step: a Button or ButtonLink. */
  action?: ReactNode
}

/** Shown in place of an empty list. */
export function EmptyState({ icon: Icon = Inbox, title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-md border border-dashed border-line-strong px-6 py-12 text-center">
      <Icon aria-hidden className="mb-1 size-9 text-ink-faint" strokeWidth={1.5} />
      <p className="font-semibold">{title}</p>
      {text && <p className="max-w-prose text-ink-soft">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
