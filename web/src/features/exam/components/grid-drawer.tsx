import { SESSION_QUESTIONS } from '@lulus/api/contracts/exam'
import { LayoutGrid } from 'lucide-react'
import { Suspense, useCallback, useDeferredValue, useState } from 'react'
import { Button } from '@/components/ui/button'
import { GridDialog } from '@/features/exam/components/lazy-parts'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { answeredPages } from '@/features/exam/model/progress'

/** Opens the number grid if it isn't beside the question, and shows the number of answered questions. */
export function GridDrawer({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false)
  // Stays mounted after the first use, so that closing restores the focus.
  const [wasOpened, setWasOpened] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { session } = useRoom()
  const answered = useDeferredValue(
    useRoomState(({ answers }) => answeredPages(session, answers).length)
  )

  return (
    <div className={className}>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        <LayoutGrid aria-hidden className="size-4" />
        <span>
          <span className="max-md:sr-only">Daftar soal </span>
          <span className="tabular-nums">
            {answered}/{SESSION_QUESTIONS[session]}
          </span>
          <span className="sr-only"> terjawab</span>
        </span>
      </Button>
      {wasOpened && (
        <Suspense>
          <GridDialog open={isOpen} onOpenChange={setOpen} onOpened={close} />
        </Suspense>
      )}
    </div>
  )
}
