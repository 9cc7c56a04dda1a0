import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '@/components/ui/card'

interface PanelProps {
  icon: LucideIcon
  title: string
  children: ReactNode
}

/** Takes the place of the questions; says what has happened and what to do. Takes the focus when it appears. */
export function Panel({ icon: Icon, title, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <main tabIndex={-1} className="flex flex-1 items-center justify-center p-4 py-10">
      <Card className="grid w-full max-w-xl justify-items-center gap-4 text-center sm:p-10">
        <span className="flex size-14 items-center justify-center rounded-full bg-primary-soft text-primary">
          <Icon aria-hidden className="size-7" />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold tracking-tight">
          {title}
        </h2>
        {children}
      </Card>
    </main>
  )
}
