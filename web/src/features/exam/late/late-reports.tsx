import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import LateAnswers from '@/features/exam/late/late-answers-alert'
import { RescueStored } from '@/features/exam/components/rescue-stored'
import { deliverStored } from '@/features/exam/late/late-courier'
import { forgetRecord } from '@/features/exam/engine/storage'
import { finishedReportKey } from '@/features/exam/hooks/use-room'
import type { LateReport } from '@/features/exam/late/late-answers'
import { hasOpenLate } from '@/features/exam/model/rescue'
import { useSessionUser } from '@/lib/session/use-session'

/** Delay before late answers are sent again after a failure. */
const RETRY_MS = 15_000

/** Reports about late answers of all attempts on this device, until the learner dismisses them. */
export default function LateReports() {
  const { nohp } = useSessionUser()
  const { data: current = null } = useQuery<LateReport | null>({
    queryKey: finishedReportKey(nohp),
    queryFn: skipToken,
  })
  const [forgotten, setForgotten] = useState<readonly number[]>([])
  const { data: stored = [] } = useQuery({
    queryKey: ['late-answers', nohp],
    queryFn: () => deliverStored(nohp),
    gcTime: 0,
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some(({ late }) => hasOpenLate(late)) ? RETRY_MS : false,
  })
  const isStored = stored.some(({ attemptId }) => attemptId === current?.attemptId)
  const reports = [...(current && !isStored ? [current] : []), ...stored]

  return reports
    .filter(({ attemptId }) => !forgotten.includes(attemptId))
    .map((report) => (
      <LateAnswers
        key={report.attemptId}
        report={report}
        isNamed
        action={
          <>
            {hasOpenLate(report.late) && <RescueStored attemptId={report.attemptId} />}
            <Forget
              attemptId={report.attemptId}
              onForgotten={() => setForgotten((ids) => [...ids, report.attemptId])}
            />
          </>
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
