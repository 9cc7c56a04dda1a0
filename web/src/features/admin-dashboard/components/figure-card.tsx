import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { classNames } from '@/lib/class-names'

interface FigureCardProps {
  icon: LucideIcon
  label: string
  value: string
  /** A line below, and whether the figure asks for something to be done. */
  note?: ReactNode
  isUrgent?: boolean
}

/** Longer ones are set smaller, so that billions of rupiah stay on one line. */
const LONG_VALUE = 14

/** One large figure. */
export function FigureCard({ icon: Icon, label, value, note, isUrgent = false }: FigureCardProps) {
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-2.5 text-sm font-semibold text-ink-soft">
        <span
          className={classNames(
            'flex size-9 shrink-0 items-center justify-center rounded-md',
            isUrgent ? 'bg-accent-soft text-accent-ink' : 'bg-primary-soft text-primary'
          )}
        >
          <Icon aria-hidden className="size-5" />
        </span>
        <h2>{label}</h2>
      </div>
      <p
        className={classNames(
          'font-bold tracking-tight tabular-nums',
          value.length > LONG_VALUE ? 'text-xl leading-9' : 'text-3xl'
        )}
      >
        {value}
      </p>
      {note && <div className="text-sm">{note}</div>}
    </Card>
  )
}
