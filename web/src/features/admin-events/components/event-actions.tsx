import { EVENT_PHASES } from '@lulus/api/contracts/events'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { useChange } from '@/components/use-change'
import {
  cancelEventMutation,
  duplicateEventMutation,
  scheduleEventMutation,
  startEventMutation,
  type Board,
} from '@/features/admin-events/api/events'
import { CloseEventDialog } from '@/features/admin-events/components/close-event-dialog'
import { MoveResultsDialog } from '@/features/admin-events/components/move-results-dialog'
import type { EventDetail } from '@/features/admin-events/model/event-form'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount } from '@/lib/format/numbers'
import { useCan } from '@/lib/session/use-can'

interface EventActionsProps {
  event: EventDetail
  board: Board
  /** Whether a draft is scheduled on the access that its classes hold. */
  usesClassAccess: boolean
}

/** The actions that are possible in an event's present phase. */
export function EventActions({ event, board, usesClassAccess }: EventActionsProps) {
  const canManage = useCan('events.manage')
  const maySeeResults = useCan('results.read')
  const mayDecide = useCan('late_answers.decide')
  const navigate = useNavigate()
  const schedule = useChange(scheduleEventMutation)
  const cancel = useChange(cancelEventMutation, {
    ask: () => ({
      tone: 'warning',
      title: 'Batalkan ujian?',
      text: 'Peserta yang belum mulai tidak dapat mengikutinya lagi. Yang sedang mengerjakan tetap berjalan.',
      confirmLabel: 'Batalkan Ujian',
      cancelLabel: 'Kembali',
    }),
  })
  const start = useChange(startEventMutation, {
    ask: () => {
      const ready = board.peserta.filter(({ keadaan }) => keadaan === 'siap').length
      return {
        title: 'Mulai bersama sekarang?',
        text: `${formatCount(ready)} dari ${formatCount(board.peserta.length)} peserta siap. Waktu berjalan begitu ujian dimulai; yang terlambat masih boleh masuk ${event.toleransi} menit.`,
        confirmLabel: 'Mulai Bersama',
      }
    },
  })
  const { id } = event
  const duplicate = useChange(duplicateEventMutation, {
    afterwards: ({ id: copy }) => navigate(adminPaths.editEvent(copy)),
  })
  const canClose = useCan('events.act') && event.penutupan === null && hasBegun(board)
  const [isClosing, setClosing] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const isOver = board.fase === EVENT_PHASES.cancelled || board.fase === EVENT_PHASES.ended

  return (
    <>
      {maySeeResults && board.fase !== EVENT_PHASES.draft && (
        <ButtonLink to={adminPaths.eventResults(id)} variant="secondary">
          Hasil
        </ButtonLink>
      )}
      {mayDecide && event.jawabanTerlambat > 0 && (
        <ButtonLink to={adminPaths.eventLate(id)} variant="secondary">
          Jawaban Terlambat ({formatCount(event.jawabanTerlambat)})
        </ButtonLink>
      )}
      {canManage && board.fase === EVENT_PHASES.ended && (
        <ButtonLink to={adminPaths.similarAnswers(id)} variant="secondary">
          Kemiripan Jawaban
        </ButtonLink>
      )}
      {canManage && (
        <Button
          variant="secondary"
          loading={duplicate.isPending}
          onClick={() => duplicate.change(id)}
        >
          Duplikat Jadwal
        </Button>
      )}
      {/* Before the start its form has it. */}
      {canManage && hasBegun(board) && (
        <Button variant="secondary" onClick={() => setMoving(true)}>
          Pembukaan Hasil
        </Button>
      )}
      {isMoving && <MoveResultsDialog event={event} onClose={() => setMoving(false)} />}
      {canClose && (
        <Button variant="secondary" onClick={() => setClosing(true)}>
          Tutup Ujian
        </Button>
      )}
      {isClosing && <CloseEventDialog event={event} onClose={() => setClosing(false)} />}
      {canManage && event.bisaDiubah && !hasBegun(board) && (
        <ButtonLink to={adminPaths.editEvent(id)} variant="secondary">
          Ubah
        </ButtonLink>
      )}
      {canManage && !isOver && (
        <Button variant="secondary" loading={cancel.isPending} onClick={() => cancel.change(id)}>
          Batalkan
        </Button>
      )}
      {canManage && board.fase === EVENT_PHASES.draft && (
        <Button
          loading={schedule.isPending}
          onClick={() => schedule.change({ id, usesClassAccess })}
        >
          Jadwalkan
        </Button>
      )}
      {board.bisaMulai && (
        <Button loading={start.isPending} onClick={() => start.change(id)}>
          Mulai Bersama
        </Button>
      )}
    </>
  )
}

/** Whether learners could begin: only then is there something to close. */
function hasBegun({ fase }: Board): boolean {
  return fase === EVENT_PHASES.started || fase === EVENT_PHASES.ended
}
