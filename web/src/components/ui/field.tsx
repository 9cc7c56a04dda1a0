import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { FieldContext } from '@/components/ui/field-context'

interface FieldProps {
  label: string
  hint?: ReactNode
  /** Error of the value, shown in red and read with the control. */
  error?: string | null | undefined
  required?: boolean
  /** Where the place says what the control is for, as in a table: its label is only read aloud. */
  hideLabel?: boolean
  /** One control: Input, PasswordInput, Textarea or Select. */
  children: ReactNode
}

/** Label, hint and error of one form control. */
export function Field(props: FieldProps) {
  const { label, hint: givenHint, error, required = false, hideLabel = false, children } = props
  const id = useId()
  const hint = isRepeated(givenHint, error) ? undefined : givenHint
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined

  return (
    <FieldContext value={{ id, describedBy, isInvalid: Boolean(error), isRequired: required }}>
      <div className="grid content-start gap-1.5">
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-ink'}>
          {label}
        </label>
        {children}
        {/* Present while empty, so that screen readers announce new errors. */}
        <div id={errorId} aria-live="polite" className="text-sm text-danger empty:hidden">
          {error && (
            <span className="flex gap-1.5">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {error}
            </span>
          )}
        </div>
        {hint && (
          <div id={hintId} className="text-sm text-ink-soft">
            {hint}
          </div>
        )}
      </div>
    </FieldContext>
  )
}

/** Whether the error repeats the hint: 'Password baru minimal 8 karakter.' */
function isRepeated(hint: ReactNode, error: string | null | undefined): boolean {
  if (typeof hint !== 'string' || !error) return false
  return error.toLowerCase().includes(hint.toLowerCase())
}
