import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { skillMapQuery } from '@/features/learning/api/skill-map'
import { PlanCard } from '@/features/learning/components/plan-card'
import { Suggestions } from '@/features/learning/components/suggestions'
import { SkillBars } from '@/features/learning/components/skill-bars'
import { paths } from '@/lib/paths'

/** /peta-kemampuan: what the learner's attempts say of each skill, and what raises the score most. */
export default function SkillMapPage() {
  const { data: map, error, isPending, isFetching, refetch } = useQuery(skillMapQuery)

  return (
    <div className="grid w-full gap-6">
      <PageHeading
        lead="Dari semua simulasi yang Anda selesaikan. Soal kosong dihitung salah."
        actions={
          <>
            <ButtonLink to={paths.practice}>Latihan harian</ButtonLink>
            <ButtonLink to={paths.lessons} variant="quiet">
              Materi
            </ButtonLink>
          </>
        }
      >
        Peta kemampuan
      </PageHeading>
      {isPending && <SkeletonList label="Memuat peta kemampuan…" rowClassName="h-24" />}
      {error && !map && (
        <LoadFailure
          title="Peta kemampuan belum dapat diambil"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <PlanCard at={paths.skillMap} />
      {map && map.data.length === 0 && (
        <EmptyState
          title="Peta kemampuan belum ada."
          text="Peta terisi setelah Anda menyelesaikan simulasi yang soalnya sudah diberi keterampilan."
          action={<ButtonLink to={paths.packages}>Lihat paket soal</ButtonLink>}
        />
      )}
      {map && map.data.length > 0 && (
        <>
          <Suggestions suggestions={map.saran} />
          <SkillBars skills={map.data} />
        </>
      )}
    </div>
  )
}
