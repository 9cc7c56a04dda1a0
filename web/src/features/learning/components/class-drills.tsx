import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { classDrillsQuery, type ClassDrill } from '@/features/learning/api/class-drills'
import { drillName } from '@/features/learning/components/assigned-drills'
import { AssignDrillDialog } from '@/features/learning/components/assign-drill-dialog'
import { ClassDrillWork } from '@/features/learning/components/class-drill-work'
import { DrillFacts } from '@/features/learning/components/drill-facts'
import { adminPaths } from '@/lib/admin-paths'

/** A class's drills, or the one that the address names. */
export function ClassDrills({ classId }: { classId: number }) {
  const [address] = useSearchParams()
  const chosen = Number(address.get('tugas'))
  return chosen > 0 ? (
    <ClassDrillWork key={chosen} classId={classId} drillId={chosen} />
  ) : (
    <DrillList classId={classId} />
  )
}

function DrillList({ classId }: { classId: number }) {
  const [isAssigning, setAssigning] = useState(false)
  const { data, error, isPending, isFetching, refetch } = useQuery(classDrillsQuery(classId))
  if (isPending) return <SkeletonList label="Memuat tugas…" rows={3} rowClassName="h-28" />
  if (!data) {
    return (
      <LoadFailure
        title="Tugas belum dapat diambil"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const assign = <Button onClick={() => setAssigning(true)}>Beri tugas</Button>
  return (
    <div className="grid gap-4">
      {data.data.length === 0 ? (
        <EmptyState
          title="Belum ada tugas."
          text="Pilih keterampilan yang perlu dilatih kelas ini; soalnya dari bank latihan, bukan dari paket ujian."
          action={assign}
        />
      ) : (
        <>
          <div>{assign}</div>
          <ul className="grid gap-4">
            {data.data.map((drill) => (
              <li key={drill.id}>
                <DrillCard drill={drill} classId={classId} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isAssigning && (
        <AssignDrillDialog classId={classId} drills={data} onClose={() => setAssigning(false)} />
      )}
    </div>
  )
}

function DrillCard({ drill, classId }: { drill: ClassDrill; classId: number }) {
  const { id, jumlah, peserta, mulai, selesai, catatan } = drill
  const titleId = `tugas-${id}`
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="grid min-w-56 flex-1 gap-1">
        <h3 id={titleId} className="text-lg font-bold wrap-anywhere">
          {jumlah} soal: {drillName(drill)}
        </h3>
        <DrillFacts drill={drill} />
        {catatan !== null && <p className="max-w-[65ch] wrap-anywhere">{catatan}</p>}
        <p className="text-base tabular-nums">
          {selesai} dari {peserta} peserta selesai
          {mulai > selesai && `, ${mulai - selesai} sedang mengerjakan`}
        </p>
      </div>
      <ButtonLink
        to={`${adminPaths.classLearning(classId)}?lihat=tugas&tugas=${id}`}
        variant="secondary"
        className="max-sm:w-full"
        aria-describedby={titleId}
      >
        Lihat hasil
      </ButtonLink>
    </Card>
  )
}
