import { LAB_REVOKED } from '@lulus/api/contracts/labs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { labQuery, type Seat } from '@/features/admin-labs/api/labs'
import { EnrolmentDialog } from '@/features/admin-labs/components/enrolment-dialog'
import { IncidentsDialog } from '@/features/admin-labs/components/incidents-dialog'
import { SeatCard } from '@/features/admin-labs/components/seat-card'
import { SebSection } from '@/features/admin-labs/components/seb-section'
import { SeatKeysSection } from '@/features/admin-labs/components/seat-keys-section'
import { seatState } from '@/features/admin-labs/model/seat-state'
import { formatCount } from '@/lib/format/numbers'
import { adminPaths } from '@/lib/admin-paths'

/** /admin/lab/{id}: the seats of a lab with their learners, refreshed. */
export default function LabPage() {
  const id = Number(useParams().id)
  const { data: lab, error, isFetching, refetch } = useQuery(labQuery(id))
  const [shown, setShown] = useState<Seat | null>(null)
  const [isEnrolling, setEnrolling] = useState(false)

  return (
    <div className="grid gap-6">
      <PageHeading
        title={lab ? `Lab ${lab.nama}` : 'Lab'}
        lead={lab && summary(lab.kursi)}
        actions={
          <>
            <ButtonLink to={adminPaths.labs} variant="secondary">
              Semua lab
            </ButtonLink>
            {lab?.dicabut === null && (
              <Button onClick={() => setEnrolling(true)}>Daftarkan Kursi</Button>
            )}
          </>
        }
      >
        {lab?.nama ?? 'Lab'}
      </PageHeading>
      {!lab && !error && <SkeletonList label="Memuat kursi…" rows={3} rowClassName="h-40" />}
      {!lab && error && (
        <LoadFailure
          title="Gagal mengambil data lab"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {lab && error && (
        <p role="status" className="text-sm font-medium text-accent-ink">
          Data belum dapat diperbarui. Kami mencoba lagi secara otomatis.
        </p>
      )}
      {lab?.dicabut && <Alert tone="warning" title={LAB_REVOKED} />}
      {lab?.kursi.length === 0 && (
        <EmptyState
          title="Belum ada komputer yang terlihat."
          text="Kursi tampil di sini begitu aplikasi kiosnya dibuka dengan kunci lab ini."
        />
      )}
      {lab && lab.kursi.length > 0 && (
        <ul
          aria-label="Kursi"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4"
        >
          {lab.kursi.map((seat) => (
            <SeatCard
              key={`${seat.kursi ?? ''}/${seat.hadir && seat.kursi !== null ? '' : (seat.simulasi?.id ?? '')}`}
              seat={seat}
              onShowIncidents={() => setShown(seat)}
            />
          ))}
        </ul>
      )}
      {lab && (
        <SeatKeysSection labId={id} keys={lab.kunciKursi} isRevocable={lab.dicabut === null} />
      )}
      {lab && <SebSection lab={lab} />}
      {lab && isEnrolling && <EnrolmentDialog lab={lab} onClose={() => setEnrolling(false)} />}
      {shown && <IncidentsDialog labId={id} seat={shown} onClose={() => setShown(null)} />}
    </div>
  )
}

/** '30 kursi terlihat, 28 sedang ujian' */
function summary(seats: readonly Seat[]): string {
  const present = seats.filter(({ hadir }) => hadir)
  const inExam = present.filter((seat) => seatState(seat) === 'exam')
  return `${formatCount(present.length)} kursi terlihat, ${formatCount(inExam.length)} sedang ujian`
}
