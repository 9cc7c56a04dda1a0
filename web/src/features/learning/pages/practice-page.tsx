import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { drillQuery, type Drill } from '@/features/learning/api/drill'
import { AssignedDrills } from '@/features/learning/components/assigned-drills'
import { DrillRun } from '@/features/learning/components/drill-run'
import { PlanCard } from '@/features/learning/components/plan-card'
import { PracticeDeliveryNotice } from '@/features/learning/components/practice-delivery-notice'
import { PracticeRefused } from '@/features/learning/components/practice-refused'
import { usePractice, type Practice } from '@/features/learning/practice/use-practice'
import { useKeptPage } from '@/lib/offline/use-kept-page'
import { paths } from '@/lib/paths'

/** /latihan: at most twelve questions a day, each explained after its answer. */
export default function PracticePage() {
  const { data: drill, error, isPending, isFetching, refetch } = useQuery(drillQuery)
  const practice = usePractice('hari', drill?.data)
  useKeptPage(drill !== undefined)

  return (
    <div className="grid w-full gap-6">
      <PageHeading
        lead="Dua belas soal sehari: yang pernah salah atau ragu lebih dulu. Tidak dinilai sebagai ujian."
        actions={
          <>
            <ButtonLink to={paths.lessons} variant="quiet">
              Materi
            </ButtonLink>
            <ButtonLink to={paths.skillMap} variant="quiet">
              Peta kemampuan
            </ButtonLink>
          </>
        }
      >
        Latihan harian
      </PageHeading>
      <PlanCard at={paths.practice} />
      <AssignedDrills />
      <PracticeDeliveryNotice practice={practice} />
      {isPending && <SkeletonList label="Memuat latihan…" rows={2} rowClassName="h-40" />}
      {error && !drill && (
        <PracticeRefused
          title="Latihan belum dapat diambil"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {drill?.dari === 0 && (
        <EmptyState
          title="Tidak ada soal untuk hari ini."
          text="Semua soal sudah Anda kuasai untuk saat ini. Soal yang perlu diulang muncul pada harinya."
        />
      )}
      {drill && drill.dari > 0 && <Today drill={drill} practice={practice} />}
    </div>
  )
}

function Today({ drill: { data }, practice }: { drill: Drill; practice: Practice }) {
  return (
    <DrillRun
      items={data}
      practice={practice}
      stepsLabel="Soal hari ini"
      progressLabel="Latihan hari ini"
      done={(right) => (
        <Card className="grid gap-3">
          <h2 className="text-lg font-bold">Latihan hari ini selesai.</h2>
          <p>
            {right !== null && `${right} dari ${data.length} benar. `}
            Soal baru tersedia besok; yang salah muncul lagi lebih cepat.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.skillMap} variant="secondary">
              Peta kemampuan
            </ButtonLink>
          </div>
        </Card>
      )}
    />
  )
}
