import { TOTAL_SCORE_LIMITS } from '@lulus/api/contracts/results'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { useChange } from '@/components/use-change'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LoadFailure } from '@/components/ui/load-failure'
import { LiveRegion } from '@/components/ui/screen-reader'
import { SkeletonList } from '@/components/ui/skeleton'
import { planMutation, planQuery, type Plan } from '@/features/learning/api/plan'
import { timeLeft, weekSoFar } from '@/features/learning/components/plan-card'
import { PractisedWeek } from '@/features/learning/components/practised-week'
import { TodayStep } from '@/features/learning/components/today-step'
import { paths } from '@/lib/paths'
import { useKeptPage } from '@/lib/offline/use-kept-page'

/** /rencana: the test's date and the target, what they mean for a week, and today's step. */
export default function PlanPage() {
  const { data: plan, error, isPending, isFetching, refetch } = useQuery(planQuery)
  useKeptPage(plan !== undefined)

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <PageHeading lead="Tanggal tes dan target menentukan berapa hari latihan yang cukup setiap pekan.">
        Rencana
      </PageHeading>
      {isPending && <SkeletonList label="Memuat rencana…" rows={2} rowClassName="h-40" />}
      {error && !plan && (
        <LoadFailure
          title="Rencana belum dapat diambil"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {plan && (
        <>
          <Outlook plan={plan} />
          <PlanForm plan={plan} />
        </>
      )}
    </div>
  )
}

function Outlook({ plan }: { plan: Plan }) {
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <h2 className="text-lg font-bold">{timeLeft(plan)}</h2>
          <p className="text-base text-ink-soft">{weekSoFar(plan)}</p>
        </div>
        <PractisedWeek plan={plan} />
      </div>
      <Distance plan={plan} />
      <TodayStep plan={plan} at={paths.plan} />
    </Card>
  )
}

/** How far the target is, and what that asks for. */
function Distance({
  plan: { skor, targetSkor, selisih, tujuanPekan, terlaluDekat },
}: {
  plan: Plan
}) {
  if (targetSkor === null) return null
  if (skor === null || selisih === null) {
    return <p>Target {targetSkor}. Jaraknya diketahui setelah simulasi pertama Anda.</p>
  }
  if (selisih === 0)
    return (
      <p>
        Skor terakhir Anda {skor}: target {targetSkor} tercapai.
      </p>
    )
  return (
    <div className="grid gap-3">
      <p>
        Skor terakhir {skor}, target {targetSkor}: {selisih} poin lagi. Tujuannya {tujuanPekan} hari
        latihan setiap pekan; hari lainnya bebas.
      </p>
      {terlaluDekat && (
        <Alert title="Waktunya singkat untuk jarak ini.">
          Tanggal tes yang lebih lambat atau target antara memberi ruang lebih.
        </Alert>
      )}
    </div>
  )
}

function PlanForm({ plan }: { plan: Plan }) {
  const [day, setDay] = useState(plan.tanggalTes ?? '')
  const [target, setTarget] = useState(String(plan.targetSkor ?? ''))
  const save = useChange(planMutation, { inPlace: true })
  const { min, max } = TOTAL_SCORE_LIMITS

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.change({
      tanggalTes: day === '' ? null : day,
      targetSkor: target.trim() === '' ? null : Number(target),
    })
  }
  const other = save.failureBeside('tanggalTes', 'targetSkor')

  return (
    <Card>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="Tanggal tes"
            hint="Tes ITP yang sebenarnya. Boleh kosong."
            error={save.errorAt('tanggalTes')}
          >
            <Input
              type="date"
              min={plan.hari}
              value={day}
              onChange={({ currentTarget: input }) => setDay(input.value)}
            />
          </Field>
          <Field
            label="Target skor"
            hint={`${min}–${max}. Boleh kosong.`}
            error={save.errorAt('targetSkor')}
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={String(max).length}
              value={target}
              onChange={({ currentTarget: input }) => setTarget(input.value)}
            />
          </Field>
        </div>
        {other && <Alert tone="danger">{other}</Alert>}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" loading={save.isPending}>
            Simpan rencana
          </Button>
          <LiveRegion>{save.isSuccess ? 'Rencana tersimpan.' : ''}</LiveRegion>
          {save.isSuccess && (
            <span aria-hidden className="text-ink-soft">
              Tersimpan.
            </span>
          )}
        </div>
      </form>
    </Card>
  )
}
