import { useId, type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

const GROUNDS = {
  canvas: '',
  surface: 'border-y border-line bg-surface',
  deep: 'bg-deep text-on-deep',
} as const

interface SectionFrameProps {
  id: string
  title: string
  ground?: keyof typeof GROUNDS
  /** Text beside or below the title. */
  lead?: ReactNode
  children: ReactNode
  className?: string
}

/** A section of the landing page with background and heading; its anchor stops below the bar. */
export function SectionFrame({
  id,
  title,
  ground = 'canvas',
  lead,
  children,
  className,
}: SectionFrameProps) {
  const titleId = useId()

  return (
    <section id={id} aria-labelledby={titleId} className={GROUNDS[ground]}>
      <div className={classNames('mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-20', className)}>
        <div>
          <h2 id={titleId} className="max-w-xl text-2xl font-bold tracking-tight sm:text-3xl">
            {title}
          </h2>
          {lead}
        </div>
        {children}
      </div>
    </section>
  )
}
