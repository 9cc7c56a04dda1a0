import { useQuery } from '@tanstack/react-query'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { planQuery, type Plan } from '@/features/learning/api/plan'
import { PractisedWeek } from '@/features/learning/components/practised-week'
import { TodayStep } from '@/features/learning/components/today-step'
import { paths } from '@/lib/paths'

/**
 * The plan on the other screens of learning. They work without it, so a failure shows nothing.
 * @param at the screen's own address
 */
export function PlanCard({ at }: { at: string }) {
  const { data: plan } = useQuery(planQuery)
  if (!plan) return null
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-lg font-bold">{timeLeft(plan)}</h2>
          <p className="text-base text-ink-soft">{weekSoFar(plan)}</p>
          <Link
            to={paths.plan}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {plan.tanggalTes === null ? 'Buat rencana' : 'Ubah rencana'}
          </Link>
        </div>
        <PractisedWeek plan={plan} />
      </div>
      <TodayStep plan={plan} at={at} />
    </Card>
  )
}

/** How long it is until the test. */
export function timeLeft({ sisaHari, sisaPekan }: Plan): string {
  if (sisaHari === null || sisaPekan === null) return 'Rencana belajar'
  if (sisaHari === 0) return 'Tes Anda hari ini'
  if (sisaHari < 14) return `${sisaHari} hari lagi menuju tes`
  return `${sisaPekan} pekan lagi menuju tes`
}

/** Days with practice in this week against the goal, and those in a row. */
export function weekSoFar({ pekan, tujuanPekan, beruntun }: Plan): string {
  const days = pekan.filter(({ berlatih }) => berlatih).length
  const week = `${days} dari ${tujuanPekan} hari latihan pekan ini`
  return beruntun > 1 ? `${week}, ${beruntun} hari beruntun.` : `${week}.`
}
