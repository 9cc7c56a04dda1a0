import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

const TONES = {
  neutral: 'bg-muted text-ink-soft',
  primary: 'bg-primary-soft text-primary-strong',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
} as const

interface BadgeProps {
  tone?: keyof typeof TONES
  icon?: LucideIcon
  children: ReactNode
}

/** A short status in a pill. The text carries the meaning, the colour only supports it. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        TONES[tone]
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {children}
    </span>
  )
}
