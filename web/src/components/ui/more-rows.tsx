import { Button } from '@/components/ui/button'

/** Rows that a long table draws at one look, and with each press of its button. */
export const ROWS_AT_ONCE = 100

interface MoreRowsProps {
  /** Rows there are, and of them those that are drawn. */
  total: number
  shown: number
  onMore: (shown: number) => void
}

/** Draws more of a long table's rows; nothing when all are drawn. */
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
