import type { ReactNode } from 'react'
import { TONES, type Tone } from '@/components/ui/tone'
import { classNames } from '@/lib/class-names'

interface AlertProps {
  tone?: Tone
  title?: string
  children?: ReactNode
  /** A button that helps to solve the problem. */
  action?: ReactNode
  className?: string
}

/** A message within the page. Errors are announced when they appear. */
export function Alert({ tone = 'info', title, children, action, className }: AlertProps) {
  const { icon: Icon, ground, sign } = TONES[tone]

  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-md p-4 text-ink', ground, className)}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', sign)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && (
          <div className={classNames(tone === 'danger' && 'text-danger')}>{children}</div>
        )}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  )
}
