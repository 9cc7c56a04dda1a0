import { classNames } from '@/lib/class-names'

interface ProgressProps {
  /** Null while the fraction is unknown. */
  value: number | null
  max: number
  /** Name for screen readers. */
  label: string
}

/** A progress bar. */
export function Progress({ value, max, label }: ProgressProps) {
  const share = value === null ? null : max > 0 ? Math.min(1, Math.max(0, value / max)) : 0

  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value ?? undefined}
      aria-valuemin={0}
      aria-valuemax={max}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        className={classNames(
          'h-full rounded-full bg-primary',
          // Centred, so that it isn't mistaken for a fraction.
          share === null ? 'mx-auto w-2/5 animate-pulse' : 'transition-[width] duration-150'
        )}
        style={share === null ? undefined : { width: `${share * 100}%` }}
      />
    </div>
  )
}
