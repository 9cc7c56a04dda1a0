import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '@/components/ui/card'

interface PanelProps {
  icon: LucideIcon
  title: string
  children: ReactNode
}

/** Replaces the questions with a message and the next step. Takes the focus when it appears. */
export function Panel({ icon: Icon, title, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <main tabIndex={-1} className="m-auto w-full p-4 py-10">
      <Card className="mx-auto grid w-full max-w-xl justify-items-center gap-4 text-center sm:p-10">
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
