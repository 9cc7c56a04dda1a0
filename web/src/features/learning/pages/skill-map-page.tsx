import { SKILLS } from '@lulus/api/contracts/skills'
import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { skillMapQuery, type SkillMap } from '@/features/learning/api/skill-map'
import { PlanCard } from '@/features/learning/components/plan-card'
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

function Suggestions({ suggestions }: { suggestions: SkillMap['saran'] }) {
  if (suggestions.length === 0) return null
  return (
    <Card>
      <h2 className="mb-3 text-lg font-bold">Yang paling menaikkan skor</h2>
      <ol className="grid gap-3 sm:grid-cols-3">
        {suggestions.map(({ teks, keterampilan }) => (
          <li key={keterampilan} className="rounded-md bg-primary-soft p-4">
            <p className="font-semibold">{teks}</p>
            <p className="mt-1 text-base text-ink-soft">
              Mulai dari {SKILLS[keterampilan].label.toLocaleLowerCase('id')}.
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
