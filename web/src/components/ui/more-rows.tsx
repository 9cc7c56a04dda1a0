import { Button } from '@/components/ui/button'

/** The number of rows that a long table renders at first, and adds with each press of its button. */
export const ROWS_AT_ONCE = 100

interface MoreRowsProps {
  /** The number of rows, and of those rendered. */
  total: number
  shown: number
  onMore: (shown: number) => void
}

/** Renders more of a long table's rows. Hidden when all are rendered. */
export function MoreRows({ total, shown, onMore }: MoreRowsProps) {
  if (total <= shown) return null
  return (
    <Button
      variant="secondary"
      className="justify-self-center"
      onClick={() => onMore(shown + ROWS_AT_ONCE)}
    >
      Tampilkan {Math.min(ROWS_AT_ONCE, total - shown)} lagi
    </Button>
  )
}
