interface ProgressProps {
  value: number
  max: number
  /** Name for screen readers. */
  label: string
}

/** A progress bar. */
export function Progress({ value, max, label }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0

  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] duration-150"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}
