import { useQuery } from '@tanstack/react-query'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { assignedDrillsQuery, type AssignedDrill } from '@/features/learning/api/assigned-drills'
import { formatDayOfYear } from '@/lib/format/date'
import { paths } from '@/lib/paths'
import { platform } from '@/platform/platform'

/** A kiosk has no screens of practice. */
const query = { ...assignedDrillsQuery, enabled: !platform.isKiosk }

/** Whether it is still unknown if there are drills. The content below waits for that, until the first failure. */
export function useDrillsAwaited(): boolean {
  const { isPending, isEnabled, failureCount } = useQuery(query)
  return isEnabled && isPending && failureCount === 0
}

interface AssignedDrillsProps {
  /** Without those that are done. */
  onlyOpen?: boolean
}

/** The drills of the learner's classes. The screens work without them, so a failure shows nothing. */
export function AssignedDrills({ onlyOpen = false }: AssignedDrillsProps) {
  const { data } = useQuery(query)
  const drills = data?.data.filter(({ dari, dijawab }) => dari > 0 && (!onlyOpen || dijawab < dari))
  if (!drills || drills.length === 0) return null
  return (
    <section aria-labelledby="tugas-kelas" className="grid gap-4">
      <h2 id="tugas-kelas" className="text-xl font-bold">
        Tugas dari kelas
      </h2>
      <ul className="grid gap-4">
        {drills.map((drill) => (
          <li key={drill.id}>
            <Assigned drill={drill} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Assigned({ drill }: { drill: AssignedDrill }) {
  const { id, kelas, catatan, dari, dijawab, benar } = drill
  const titleId = `tugas-${id}`
  const isDone = dijawab === dari
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="grid min-w-56 flex-1 gap-1">
        <h3 id={titleId} className="text-lg font-bold wrap-anywhere">
          {dari} soal: {drillName(drill)}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base text-ink-soft">
          {kelas}, sampai {formatDayOfYear(drill.tenggat)}
          {drill.lewat && !isDone && <Badge tone="accent">Lewat tenggat</Badge>}
          {isDone && <Badge tone="success">Selesai</Badge>}
        </p>
        {catatan !== null && <p className="max-w-[65ch] wrap-anywhere">{catatan}</p>}
        <p className="text-base tabular-nums">
          {isDone ? `${benar} dari ${dari} benar` : `${dijawab} dari ${dari} dijawab`}
        </p>
      </div>
      <ButtonLink
        to={paths.assignedDrill(id)}
        variant={isDone ? 'secondary' : 'primary'}
        className="max-sm:w-full"
        aria-describedby={titleId}
      >
        {isDone ? 'Lihat pembahasan' : dijawab > 0 ? 'Lanjutkan' : 'Kerjakan'}
      </ButtonLink>
    </Card>
  )
}

/** What a drill is about. */
export function drillName({ keterampilan }: Pick<AssignedDrill, 'keterampilan'>): string {
  return keterampilan.map(({ label }) => label).join(', ')
}
