import { useId, type ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import { get, useFormContext, type FieldPath } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { VisuallyHidden } from '@/components/ui/screen-reader'
import type { SettingsFields } from '@/features/admin-settings/model/settings-form'

interface SettingsSectionProps {
  title: string
  lead: string
  children: ReactNode
}

/** A group of settings with a heading. */
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

/** Link to a setting's target. Hidden while there is none. */
export function PreviewLink({ href, children }: { href: string | null; children: string }) {
  if (href === null) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1.5 font-semibold text-primary underline underline-offset-4"
    >
      <ExternalLink aria-hidden className="size-4" />
      {children}
      <VisuallyHidden>(membuka tab baru)</VisuallyHidden>
    </a>
  )
}

/** The error of a field, from the form or the server. */
export function useErrorOf() {
  const { formState } = useFormContext<SettingsFields>()
  const { errors } = formState

  return (field: FieldPath<SettingsFields>): string | null => {
    const error: unknown = get(errors, field)
    return typeof error === 'object' &&
      error !== null &&
      'message' in error &&
      typeof error.message === 'string'
      ? error.message
      : null
  }
}
