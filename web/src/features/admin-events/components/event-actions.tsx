import { EVENT_PHASES } from '@lulus/api/contracts/events'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import {
  cancelEventMutation,
  scheduleEventMutation,
  startEventMutation,
  type Board,
} from '@/features/admin-events/api/events'
import type { EventDetail } from '@/features/admin-events/model/event-form'
import { useOrTell } from '@/features/admin-events/use-or-tell'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount } from '@/lib/format/numbers'
import { useCan } from '@/lib/session/use-can'

/** The actions that are possible in an event's present phase. */
export function EventActions({ event, board }: { event: EventDetail; board: Board }) {
  const canManage = useCan('events.manage')
  const maySeeResults = useCan('results.read')
  const dialogs = useDialogs()
  const orTell = useOrTell()
  const schedule = useMutation(scheduleEventMutation)
  const cancel = useMutation(cancelEventMutation)
  const start = useMutation(startEventMutation)
  const { id } = event
  const isOver = board.fase === EVENT_PHASES.cancelled || board.fase === EVENT_PHASES.ended

  const askToCancel = async () => {
    const isAgreed = await dialogs.confirm({
      tone: 'warning',
      title: 'Batalkan ujian?',
      text: 'Peserta yang belum mulai tidak dapat mengikutinya lagi. Yang sedang mengerjakan tetap berjalan.',
      confirmLabel: 'Batalkan Ujian',
      cancelLabel: 'Kembali',
    })
    if (isAgreed) await orTell(cancel.mutateAsync(id))
  }
  const askToStart = async () => {
    const ready = board.peserta.filter(({ keadaan }) => keadaan === 'siap').length
    const isAgreed = await dialogs.confirm({
      title: 'Mulai bersama sekarang?',
      text: `${formatCount(ready)} dari ${formatCount(board.peserta.length)} peserta siap. Waktu berjalan begitu ujian dimulai; yang terlambat masih boleh masuk ${event.toleransi} menit.`,
      confirmLabel: 'Mulai Bersama',
    })
    if (isAgreed) await orTell(start.mutateAsync(id))
  }

  return (
    <>
      {maySeeResults && board.fase !== EVENT_PHASES.draft && (
        <ButtonLink to={adminPaths.eventResults(id)} variant="secondary">
          Hasil
        </ButtonLink>
      )}
      {canManage && event.bisaDiubah && (
        <ButtonLink to={adminPaths.editEvent(id)} variant="secondary">
          Ubah
        </ButtonLink>
      )}
      {canManage && !isOver && (
        <Button variant="secondary" loading={cancel.isPending} onClick={() => void askToCancel()}>
          Batalkan
        </Button>
      )}
      {canManage && board.fase === EVENT_PHASES.draft && (
        <Button loading={schedule.isPending} onClick={() => void orTell(schedule.mutateAsync(id))}>
          Jadwalkan
        </Button>
      )}
      {board.bisaMulai && (
        <Button loading={start.isPending} onClick={() => void askToStart()}>
          Mulai Bersama
        </Button>
      )}
    </>
  )
}
