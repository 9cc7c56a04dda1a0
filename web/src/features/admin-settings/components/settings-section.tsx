import { useId, type ReactNode } from 'react'
import { Card } from '@/components/ui/card'

interface SettingsSectionProps {
  title: string
  /** Where it shows. */
  lead: string
  children: ReactNode
}

/** Settings that belong together. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId()

  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5">
        <div>
          <h2 id={id} className="text-lg font-bold">
            {title}
          </h2>
          <p className="text-sm text-ink-soft">{lead}</p>
        </div>
        {children}
      </Card>
    </section>
  )
}
