import { EVENT_PHASES } from '@lulus/api/contracts/events'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { classAccessQuery, eventQuery, type Board } from '@/features/admin-events/api/events'
import { ClassAccessCard } from '@/features/admin-events/components/class-access-card'
import { DeviceChecksPanel } from '@/features/admin-events/components/device-checks-panel'
import { BoardViews } from '@/features/admin-events/components/board-views'
import { PictureAge } from '@/features/admin-events/components/picture-age'
import { useLiveBoard } from '@/features/admin-events/use-live-board'
import { EventActions } from '@/features/admin-events/components/event-actions'
import type { EventDetail } from '@/features/admin-events/model/event-form'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'
import { useCan } from '@/lib/session/use-can'

interface EventPageProps {
  /** The documents of an event. */
  documents?: (id: number) => ReactNode
}

/** /admin/jadwal/{id}: the board of an exam event, for its invigilators. */
export default function EventPage({ documents }: EventPageProps) {
  const id = Number(useParams().id)
  const event = useQuery(eventQuery(id))
  const board = useLiveBoard(id)
  const canManage = useCan('events.manage')
  const hasClasses = event.data !== undefined && event.data.kelas.length > 0
  const access = useQuery({ ...classAccessQuery(id), enabled: canManage && hasClasses })
  const [wanted, setWanted] = useState<boolean | null>(null)
  // A second attempt for those who paid is rarely what is meant.
  const isClassAccessWanted = wanted ?? (access.data?.punya ?? 0) > 0
  const failed = [event, board].find(({ error, data }) => error && !data)
  // After an event the documents are the page's main purpose.
  const isOver = board.data?.fase === EVENT_PHASES.ended

  return (
    <div className="grid gap-6">
      <PageHeading
        title="Papan Ujian"
        lead={event.data && leadOf(event.data)}
        actions={
          <>
            <ButtonLink to={adminPaths.events} variant="secondary">
              Semua Jadwal
            </ButtonLink>
            <ButtonLink to={adminPaths.eventWall(id)} variant="secondary">
              Layar Dinding
            </ButtonLink>
            {event.data && board.data && (
              <EventActions
                event={event.data}
                board={board.data}
                usesClassAccess={isClassAccessWanted}
              />
            )}
          </>
        }
      >
        {event.data?.nama ?? 'Ujian'}
      </PageHeading>
      {failed && (
        <LoadFailure
          title="Gagal mengambil data ujian"
          error={failed.error}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!failed && !(event.data && board.data) && (
        <SkeletonList label="Memuat papan ujian…" rows={4} rowClassName="h-16" />
      )}
      {board.data && <PictureAge heardAt={board.heardAt} />}
      {!isOver && event.data?.rekamanTidakMuat && (
        <Alert tone="warning" title="Mode Listening asli tidak dapat dipakai">
          {event.data.rekamanTidakMuat} Paket ini berubah sesudah dijadwalkan. Bila dibiarkan,
          peserta yang mulai memutar rekaman sendiri (mode latihan), dengan waktu yang sama.
        </Alert>
      )}
      {isOver && documents?.(id)}
      {event.data && access.data && (
        <ClassAccessCard
          event={event.data}
          access={access.data}
          isWanted={isClassAccessWanted}
          onWant={setWanted}
        />
      )}
      {board.data && isBefore(board.data) && <DeviceChecksPanel id={id} />}
      {event.data && board.data && (
        <BoardViews
          id={id}
          board={board.data}
          isInLab={event.data.lab !== null}
          isClosed={event.data.penutupan !== null}
        />
      )}
      {event.data && !isOver && documents?.(id)}
    </div>
  )
}

/** While devices can still be made ready. */
function isBefore({ fase }: Board): boolean {
  return fase === EVENT_PHASES.scheduled || fase === EVENT_PHASES.waiting
}

function leadOf({ nama_paket: pack, mulai, lab, toleransi }: EventDetail): string {
  return `${pack} · ${formatDateTime(mulai)} · ${lab?.nama ?? 'Di mana saja'} · toleransi ${toleransi} menit`
}
