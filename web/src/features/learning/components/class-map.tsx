import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { classMapQuery } from '@/features/learning/api/class-learning'
import { SkillBars } from '@/features/learning/components/skill-bars'

/** A class's skills, with how many of its learners are strong, have to practise, or have answered too little. */
export function ClassMap({ classId }: { classId: number }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(classMapQuery(classId))
  if (isPending) return <SkeletonList label="Memuat peta kelas…" rowClassName="h-24" />
  if (!data) {
    return (
      <LoadFailure
        title="Peta kelas belum dapat diambil"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.data.length === 0) {
    return (
      <EmptyState
        title="Peta kelas belum ada."
        text="Peta terisi setelah peserta menyelesaikan simulasi yang soalnya sudah diberi keterampilan."
      />
    )
  }
  return (
    <SkillBars
      skills={data.data}
      below={({ keterampilan }) => {
        const skill = data.data.find((one) => one.keterampilan === keterampilan)
        if (!skill) return null
        const { kuat, latih, belum_cukup: unknown } = skill.peserta
        return `${kuat} peserta kuat, ${latih} perlu latihan, ${unknown} belum cukup soal`
      }}
    />
  )
}
