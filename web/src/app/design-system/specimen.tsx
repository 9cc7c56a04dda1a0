import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

/** A group of related components under a heading. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-6">
      <h2 id={`${id}-title`} className="border-b border-line pb-2 text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface SpecimenProps {
  /** Component and state. */
  title: string
  className?: string
  children: ReactNode
}

/** A component in one state, or in several beside each other. */
export function Specimen({ title, className, children }: SpecimenProps) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
      <div className={classNames(className ?? 'flex flex-wrap items-center gap-3')}>{children}</div>
    </div>
  )
}

interface ShownProps {
  /** The state's name, as in `data-shows`. */
  state: string
  /** The element to show in that state: the first match of this selector inside. */
  on?: string
  children: ReactNode
}

/** Shows a state of a component that passes no attributes on. */
export function Shown({ state, on = 'a, button, input', children }: ShownProps) {
  const show = (box: HTMLElement | null) => {
    box?.querySelector(on)?.setAttribute('data-shows', state)
  }

  return (
    <div className="contents" ref={show}>
      {children}
    </div>
  )
}
