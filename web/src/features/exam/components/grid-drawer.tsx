import { LayoutGrid } from 'lucide-react'
import { useCallback, useState } from 'react'
import { SESSION_QUESTIONS } from '@lulus/api/contracts/exam'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { GridLegend } from '@/features/exam/components/grid-legend'
import { NumberGrid } from '@/features/exam/components/number-grid'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { answeredPages } from '@/features/exam/model/progress'

/** The number grid behind a button, where there is no room beside the question. */
export function GridDrawer({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { session } = useRoom()
  const answered = useRoomState(({ answers }) => answeredPages(session, answers).length)

  return (
    <div className={className}>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <LayoutGrid aria-hidden className="size-4" />
        <span>
          <span className="max-sm:sr-only">Daftar soal </span>
          <span className="tabular-nums">
            {answered}/{SESSION_QUESTIONS[session]}
          </span>
          <span className="sr-only"> terjawab</span>
        </span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Daftar soal">
        <div className="grid gap-6">
          <NumberGrid onOpened={close} />
          <GridLegend />
        </div>
      </Dialog>
    </div>
  )
}
