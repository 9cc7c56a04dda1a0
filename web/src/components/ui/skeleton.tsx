import { VisuallyHidden } from '@/components/ui/screen-reader'
import { classNames } from '@/lib/class-names'

/** A grey bar in place of text. Give it the height of that text. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-sm bg-line', className)} />
}

interface SkeletonListProps {
  /** Name of the loading content, for screen readers. */
  label: string
  rows?: number
  /** Height of one row. */
  rowClassName?: string
}

/** Placeholder rows of a loading list. */
export function SkeletonList({ label, rows = 5, rowClassName = 'h-12' }: SkeletonListProps) {
  return (
    <div role="status" className="grid gap-3">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={rowClassName} />
      ))}
    </div>
  )
}
