import { EVENT_PHASES } from '@lulus/api/contracts/events'
import { useState } from 'react'
import { ExtraTimeDialog } from '@/components/extra-time-dialog'
import { ReopenRecordingDialog } from '@/components/reopen-recording-dialog'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useChange } from '@/components/use-change'
import {
  removeSitterMutation,
  reopenRecordingMutation,
  sittersTimeMutation,
  type Board,
  type Sitter,
} from '@/features/admin-events/api/events'
import { ActionBar } from '@/features/admin-events/components/action-bar'
import { ActionDialog } from '@/features/admin-events/components/action-dialog'
import { AddSitterDialog } from '@/features/admin-events/components/add-sitter-dialog'
import { BoardPanel } from '@/features/admin-events/components/board-panel'
import { ServerAbsences } from '@/features/admin-events/components/server-absences'
import { useChosen } from '@/features/admin-events/components/use-chosen'
import { PhaseBadge } from '@/features/admin-events/components/phase-badge'
import { SitterButtons } from '@/features/admin-events/components/sitter-buttons'
import type { StartingAction } from '@/features/admin-events/model/action-form'
import { isSitting } from '@/features/admin-events/model/board-view'
import { SittersCodeDialog } from '@/features/admin-events/components/sitters-code-dialog'
import { SittersTable } from '@/features/admin-events/components/sitters-table'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'
import { useCan } from '@/lib/session/use-can'

interface BoardBodyProps {
  id: number
  board: Board
  /** Whether nothing in the event changes any more. */
  isClosed: boolean
}

/** An action that is being chosen: for whom, and what it begins with. */
interface Acted {
  chosen: number[] | 'semua'
  first?: StartingAction
}

/** The board below its heading: the token, the counts and the learners. */
export function BoardBody({ id, board, isClosed }: BoardBodyProps) {
  const canManage = useCan('events.manage') && !isClosed
  const remove = useChange(removeSitterMutation(id), {
    ask: ({ nama }) => ({
      tone: 'warning',
      title: 'Keluarkan dari ujian?',
      text: `${nama} tidak dapat mengikuti ujian ini lagi.`,
      confirmLabel: 'Keluarkan',
    }),
  })
  const [extended, setExtended] = useState<Sitter | null>(null)
  const [coded, setCoded] = useState<Sitter | null>(null)
  const [reopened, setReopened] = useState<Sitter | null>(null)
  const [isAdding, setAdding] = useState(false)
  const opensPeople = useCan('users.manage')
  const canAct = useCan('events.act') && !isClosed && takesActions(board)
  const { chosen, toggle, chooseAll, clear } = useChosen(board)
  const [acted, setActed] = useState<Acted | null>(null)

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="status" className="flex flex-wrap items-center gap-3">
          <PhaseBadge phase={board.fase} />
          <span>{statusOf(board)}</span>
        </div>
        {board.bisaTambah && (
          <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
            Tambah Peserta
          </Button>
        )}
      </div>
      <ServerAbsences
        absences={board.gangguanServer}
        onAct={canAct ? (chosen, first) => setActed({ chosen, first }) : null}
      />
      <BoardPanel board={board} />
      {board.peserta.length === 0 ? (
        <EmptyState
          title="Belum ada peserta."
          text="Ubah jadwal ini, lalu pilih kelas atau peserta."
        />
      ) : (
        <SittersTable
          board={board}
          choice={canAct ? { chosen, onToggle: toggle } : null}
          buttons={(sitter) => (
            <>
              <SitterButtons
                sitter={sitter}
                busyId={remove.sending?.id ?? null}
                onRemove={canManage ? remove.change : null}
                onExtend={canManage && takesExtraTime(board) ? setExtended : null}
                onIssueCode={canAct && givesCodes(board) ? setCoded : null}
                onReopen={isClosed ? null : setReopened}
              />
              {opensPeople && (
                <ButtonLink variant="secondary" size="sm" to={adminPaths.person(sitter.id)}>
                  Halaman Peserta
                </ButtonLink>
              )}
            </>
          )}
        />
      )}
      {canAct && board.peserta.length > 0 && (
        <ActionBar
          chosen={chosen.size}
          all={board.peserta.length}
          onAct={() =>
            setActed({ chosen: chosen.size === board.peserta.length ? 'semua' : [...chosen] })
          }
          onChooseAll={chooseAll}
          onClear={clear}
        />
      )}
      {acted && (
        <ActionDialog
          id={id}
          sitters={board.peserta}
          chosen={acted.chosen}
          {...(acted.first && { first: acted.first })}
          onClose={() => setActed(null)}
        />
      )}
      {isAdding && <AddSitterDialog id={id} onClose={() => setAdding(false)} />}
      {coded && <SittersCodeDialog id={id} sitter={coded} onClose={() => setCoded(null)} />}
      {reopened && (
        <ReopenRecordingDialog
          description={`${reopened.nama} · ${reopened.nohp}`}
          mutation={reopenRecordingMutation(id, reopened.id)}
          onClose={() => setReopened(null)}
        />
      )}
      {extended && (
        <ExtraTimeDialog
          description={`${extended.nama} · ${extended.nohp}`}
          percent={extended.waktuTambahan}
          isRunning={isSitting(extended)}
          mutation={sittersTimeMutation(id, extended.id)}
          onClose={() => setExtended(null)}
        />
      )}
    </>
  )
}

/** From scheduling on, because the grants store it. */
function takesExtraTime({ fase }: Board): boolean {
  const open: readonly string[] = [
    EVENT_PHASES.scheduled,
    EVENT_PHASES.waiting,
    EVENT_PHASES.started,
  ]
  return open.includes(fase)
}

/** From the waiting room on, until the end. */
function givesCodes({ fase }: Board): boolean {
  return fase === EVENT_PHASES.waiting || fase === EVENT_PHASES.started
}

/** From the waiting room on, also after the end: a finished exam can be reopened. */
export function takesActions({ fase }: Board): boolean {
  const open: readonly string[] = [EVENT_PHASES.waiting, EVENT_PHASES.started, EVENT_PHASES.ended]
  return open.includes(fase)
}

function statusOf({ fase, dimulai, ditutup, batas, peserta }: Board): string {
  switch (fase) {
    case EVENT_PHASES.draft:
      return 'Peserta belum melihat ujian ini. Jadwalkan bila sudah benar.'
    case EVENT_PHASES.scheduled:
      return `${formatCount(peserta.length)} peserta. Ruang tunggu dibuka 30 menit sebelum mulai.`
    case EVENT_PHASES.waiting:
      return dimulai
        ? `Mulai sendiri pada ${formatDateTime(dimulai)}.`
        : `Dapat dimulai sampai ${formatDateTime(batas)}.`
    case EVENT_PHASES.started:
      return `Dimulai ${formatDateTime(dimulai ?? batas)}. Yang terlambat boleh masuk sampai ${formatDateTime(ditutup)}.`
    case EVENT_PHASES.ended:
      return dimulai
        ? `Dimulai ${formatDateTime(dimulai)}.`
        : 'Tidak dimulai sampai batas waktunya.'
    case EVENT_PHASES.cancelled:
      return 'Peserta yang belum mulai tidak dapat mengikutinya.'
  }
}
