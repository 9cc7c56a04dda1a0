import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { eventQuery } from '@/features/admin-events/api/events'
import { BoardToken, StateCounts } from '@/features/admin-events/components/board-panel'
import { PhaseBadge } from '@/features/admin-events/components/phase-badge'
import { PictureAge } from '@/features/admin-events/components/picture-age'
import { useLiveBoard } from '@/features/admin-events/use-live-board'
import { adminPaths } from '@/lib/admin-paths'

/** /admin/jadwal/{id}/layar: the token and the counts for a projector. It names nobody. */
export default function EventWallPage() {
  const id = Number(useParams().id)
  const event = useQuery(eventQuery(id))
  const board = useLiveBoard(id)
  const failed = [event, board].find(({ error, data }) => error && !data)

  return (
    <main className="mx-auto grid min-h-dvh max-w-384 content-start gap-8 p-4 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-bold wrap-anywhere">{event.data?.nama ?? 'Ujian'}</h1>
        <ButtonLink to={adminPaths.event(id)} variant="secondary">
          Kembali ke Papan
        </ButtonLink>
      </div>
      {failed && (
        <LoadFailure
          title="Gagal mengambil data ujian"
          error={failed.error}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!failed && !board.data && (
        <SkeletonList label="Memuat papan ujian…" rows={3} rowClassName="h-24" />
      )}
      {board.data && (
        <>
          <PictureAge heardAt={board.heardAt} />
          <div role="status">
            <PhaseBadge phase={board.data.fase} />
          </div>
          <BoardToken
            board={board.data}
            className="px-8 py-10"
            textClassName="text-9xl max-sm:text-5xl"
          />
          <StateCounts sitters={board.data.peserta} className="min-w-40 p-5 text-xl" />
        </>
      )}
    </main>
  )
}
