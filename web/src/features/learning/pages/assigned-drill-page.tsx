import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { assignedDrillQuery } from '@/features/learning/api/assigned-drills'
import { drillName } from '@/features/learning/components/assigned-drills'
import { DrillRun } from '@/features/learning/components/drill-run'
import { PracticeDeliveryNotice } from '@/features/learning/components/practice-delivery-notice'
import { PracticeRefused } from '@/features/learning/components/practice-refused'
import { usePractice } from '@/features/learning/practice/use-practice'
import { formatDayOfYear } from '@/lib/format/date'
import { useKeptPage } from '@/lib/offline/use-kept-page'
import { paths } from '@/lib/paths'

/** /latihan/tugas/{id}: practice that a teacher assigned to the learner's class. */
export default function AssignedDrillPage() {
  const { id = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useQuery(assignedDrillQuery(id))
  const practice = usePractice(`tugas:${id}`, data?.data)
  useKeptPage(data !== undefined)

  return (
    <div className="grid w-full gap-6">
      <PageHeading
        title="Tugas dari kelas"
        lead={
          data &&
          `${drillName(data.tugas)}. Sampai ${formatDayOfYear(data.tugas.tenggat)}${data.tugas.lewat ? ' (sudah lewat, masih dapat dikerjakan)' : ''}. Tidak dinilai sebagai ujian.`
        }
        actions={
          <ButtonLink to={paths.practice} variant="quiet">
            Latihan harian
          </ButtonLink>
        }
      >
        {data ? `Tugas ${data.tugas.kelas}` : 'Tugas dari kelas'}
      </PageHeading>
      {data && data.tugas.catatan !== null && (
        <Card className="grid gap-1">
          <h2 className="text-base font-bold">Catatan guru</h2>
          <p className="max-w-[65ch] wrap-anywhere">{data.tugas.catatan}</p>
        </Card>
      )}
      <PracticeDeliveryNotice practice={practice} />
      {isPending && <SkeletonList label="Memuat tugas…" rows={2} rowClassName="h-40" />}
      {error && !data && (
        <PracticeRefused
          title="Tugas belum dapat diambil"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.data.length === 0 && (
        <EmptyState
          title="Soal tugas ini tidak ada lagi."
          text="Bank latihan sudah diperbarui. Mintalah tugas baru kepada guru Anda."
        />
      )}
      {data && data.data.length > 0 && (
        <DrillRun
          key={id}
          items={data.data}
          practice={practice}
          stepsLabel="Soal tugas"
          progressLabel="Tugas"
          done={(right) => (
            <Card className="grid gap-3">
              <h2 className="text-lg font-bold">Tugas selesai.</h2>
              <p>
                {right !== null && `${right} dari ${data.data.length} benar. `}
                Guru kelas melihat jawaban Anda; yang salah muncul lagi di latihan harian.
              </p>
            </Card>
          )}
        />
      )}
    </div>
  )
}
