import { useState } from 'react'
import { useStore } from 'zustand'
import { Alert } from '@/components/ui/alert'
import { useRoomState, useRoom } from '@/features/exam/hooks/use-room'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import LateAnswers from '@/features/exam/late/late-answers-alert'
import { RescueOffer } from '@/features/exam/components/rescue-offer'
import { storageState } from '@/features/exam/offline/storage-state'
import { lateGroups } from '@/features/exam/late/late-wording'

/** Messages about the learner's answers, above the questions. */
export default function RoomNotices() {
  const isDurable = useRoomState((state) => state.isDurable)
  const isNotStored = useStore(storageState, ({ isStored }) => isStored === false)

  return (
    <>
      {/* Without storage, unsent answers are lost when the page closes. The message stays, so that the options below
          don't move. */}
      {!isDurable && (
        <Alert tone="warning" className="mb-5">
          Browser ini tidak dapat menyimpan jawaban sementara. Jangan tutup atau muat ulang halaman
          sebelum tertulis “Tersimpan”.
        </Alert>
      )}
      <RescueOffer className="mb-5" />
      {isNotStored && isDurable && (
        <Alert tone="warning" className="mb-5">
          Browser ini tidak dapat menyimpan soal sesi ini. Bila jaringan terputus, jangan tutup atau
          muat ulang halaman.
        </Alert>
      )}
      <LateLine />
    </>
  )
}

/** One line about late answers above the questions, because the time is running. A button shows the details. */
function LateLine() {
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
      <Dialog open={isOpen} onOpenChange={setOpen} title="Jawaban terlambat">
        <LateAnswers report={report} />
      </Dialog>
    </Alert>
  )
}
