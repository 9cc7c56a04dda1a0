import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import LateAnswers from '@/features/exam/components/late-answers'
import { forgetRecord, readLateReports } from '@/features/exam/engine/storage'
import type { LateReport } from '@/features/exam/model/late-answers'

/**
 * What the learner must be told of all attempts on this device, until they say that they are done with it.
 * @param current that of the attempt which was just finished: a browser that stores nothing knows it from memory only
 */
export default function LateReports({ current }: { current: LateReport | null }) {
  const [forgotten, setForgotten] = useState<readonly number[]>([])
  const { data: stored = [] } = useQuery({
    queryKey: ['late-answers'],
    queryFn: readLateReports,
    gcTime: 0,
    networkMode: 'always',
  })
  const others = stored.filter(({ attemptId }) => attemptId !== current?.attemptId)
  const reports = [...(current ? [current] : []), ...others]

  return reports
    .filter(({ attemptId }) => !forgotten.includes(attemptId))
    .map((report) => (
      <LateAnswers
        key={report.attemptId}
        report={report}
        isNamed
        action={
          <Forget
            attemptId={report.attemptId}
            onForgotten={() => setForgotten((ids) => [...ids, report.attemptId])}
          />
        }
      />
    ))
}

function Forget({ attemptId, onForgotten }: { attemptId: number; onForgotten: () => void }) {
  const dialogs = useDialogs()
  const { mutate: forget, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const isAgreed = await dialogs.confirm({
        title: 'Hapus catatan ini?',
        text: 'Catatan ini hanya ada di perangkat ini. Setelah dihapus, rinciannya tidak dapat ditampilkan lagi.',
        confirmLabel: 'Ya, Hapus',
        cancelLabel: 'Batal',
      })
      if (!isAgreed) return
      await forgetRecord(attemptId)
      onForgotten()
    },
  })

  return (
    <Button variant="quiet" size="sm" unavailable={isPending} onClick={() => forget()}>
      Hapus catatan ini
    </Button>
  )
}
