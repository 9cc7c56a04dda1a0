import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import LateAnswers from '@/features/exam/components/late-answers'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { lateGroups } from '@/features/exam/model/late-wording'

/** One line above the questions, whose time runs, about answers that came too late; the rest is a press away. */
export function LateLine() {
  const [isOpen, setOpen] = useState(false)
  const room = useRoom()
  useRoomState(({ late }) => late)
  const report = room.late()
  if (!report) return null

  return (
    <Alert tone="warning" className="mb-5 text-base">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">
          {lateGroups(report)
            .map(({ title }) => `${title}.`)
            .join(' ')}
        </p>
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Lihat rincian
        </Button>
      </div>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Jawaban yang tidak diterima">
        <LateAnswers report={report} />
      </Dialog>
    </Alert>
  )
}
