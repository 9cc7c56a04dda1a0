import { useId, type ComponentProps, type ReactNode } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: string
  /** Explains the effect of ticking it. */
  hint?: ReactNode
}

/** A checkbox with its label beside it. */
export function Checkbox({ label, hint, ...props }: CheckboxProps) {
  const id = useId()
  const hintId = `${id}-hint`

  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint ? hintId : undefined}
        className="size-6 shrink-0 accent-primary"
        {...props}
      />
      <div className="grid min-w-0 content-start gap-1">
        <label htmlFor={id} className="flex min-h-6 items-center text-sm font-semibold">
          {label}
        </label>
        {hint && (
          <div id={hintId} className="text-sm text-ink-soft">
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}
