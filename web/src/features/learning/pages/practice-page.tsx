import { SITTING_NOW } from '@lulus/api/contracts/practice'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import { useState } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { Progress } from '@/components/ui/progress'
import { LiveRegion } from '@/components/ui/screen-reader'
import { SkeletonList } from '@/components/ui/skeleton'
import type { Drill, DrillItem } from '@/features/learning/api/drill'
import { DrillQuestion } from '@/features/learning/components/drill-question'
import { DrillSteps, type StepState } from '@/features/learning/components/drill-steps'
import { PlanCard } from '@/features/learning/components/plan-card'
import { DrillVerdict } from '@/features/learning/components/drill-verdict'
import { waitingCount, type PracticeRecord } from '@/features/learning/model/practice-record'
import { useDailyPractice } from '@/features/learning/practice/use-daily-practice'
import { isUnreachable, messageOf, type ApiError } from '@/lib/api/api-error'
import { useKeptPage } from '@/lib/offline/use-kept-page'
import { paths } from '@/lib/paths'

/** /latihan: at most twelve questions a day, each explained after its answer. */
export default function PracticePage() {
  const practice = useDailyPractice()
  const { data: drill, error, isPending, isFetching, refetch } = practice.drill
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
      {isPending && <SkeletonList label="Memuat latihan…" rows={2} rowClassName="h-40" />}
      {error && !drill && (
        <Refused error={error} retrying={isFetching} onRetry={() => void refetch()} />
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

interface RefusedProps {
  error: Error
  retrying: boolean
  onRetry: () => void
}

function Refused({ error, retrying, onRetry }: RefusedProps) {
  if ((error as ApiError).code === REFUSAL.sitting) {
    return (
      <EmptyState
        title="Simulasi Anda sedang berjalan."
        text={SITTING_NOW}
        action={<ButtonLink to={paths.packages}>Kembali ke simulasi</ButtonLink>}
      />
    )
  }
  return (
    <LoadFailure
      title="Latihan belum dapat diambil"
      error={error}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}

interface TodayProps {
  drill: Drill
  practice: ReturnType<typeof useDailyPractice>
}

function Today({ drill: { data }, practice }: TodayProps) {
  const { record, failure, answer, look, retry } = practice
  const states = data.map((item) => stateOf(item, record))
  const firstOpen = Math.max(states.indexOf('open'), 0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [answered, setAnswered] = useState<number | null>(null)
  const position = chosen ?? firstOpen
  const item = data[position]
  const done = states.filter((state) => state !== 'open').length
  const next = nextOpen(states, position)
  if (!item) return null
  const verdict = record.verdicts[item.id]

  const submit = (option: number) => {
    setChosen(position)
    setAnswered(item.id)
    void answer(item.id, option)
  }

  return (
    <>
      <div className="grid gap-3">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
          <span className="font-semibold tabular-nums">
            {done} dari {data.length} selesai
          </span>
        </p>
        <Progress label="Latihan hari ini" value={done} max={data.length} />
        <DrillSteps states={states} position={position} onPosition={setChosen} />
      </div>
      <Delivery record={record} failure={failure} onRetry={retry} />
      {done === data.length && <Done states={states} />}
      <section aria-labelledby="nomor-latihan" className="grid gap-3">
        <h2 id="nomor-latihan" className="text-lg font-bold">
          Soal {position + 1} dari {data.length}
        </h2>
        {verdict ? (
          <DrillVerdict item={item} verdict={verdict} isNew={answered === item.id} />
        ) : (
          <DrillQuestion
            key={item.id}
            item={item}
            waiting={record.waiting[item.id]}
            onLook={() => void look(item.id)}
            onAnswer={submit}
          />
        )}
        {states[position] !== 'open' && next !== null && (
          <div>
            <Button
              onClick={() => {
                setChosen(next)
                document.getElementById('nomor-latihan')?.scrollIntoView({ block: 'nearest' })
              }}
            >
              Soal berikutnya
            </Button>
          </div>
        )}
      </section>
      <LiveRegion>{`Soal ${position + 1} dari ${data.length}`}</LiveRegion>
    </>
  )
}

function stateOf({ id, dijawab }: DrillItem, { waiting, verdicts }: PracticeRecord): StepState {
  const verdict = verdicts[id]
  if (verdict) return verdict.benar ? 'right' : 'wrong'
  if (id in waiting) return 'waiting'
  return dijawab ? 'elsewhere' : 'open'
}

/** The next question without an answer, after this one and then from the first. */
function nextOpen(states: readonly StepState[], position: number): number | null {
  const after = states.indexOf('open', position + 1)
  if (after !== -1) return after
  const first = states.indexOf('open')
  return first === -1 || first === position ? null : first
}

interface DeliveryProps {
  record: PracticeRecord
  failure: ApiError | null
  onRetry: () => void
}

/** Answers that the server hasn't got, and why. */
function Delivery({ record, failure, onRetry }: DeliveryProps) {
  const count = waitingCount(record)
  if (!failure) return null
  return (
    <Alert
      tone="warning"
      title={count > 0 ? `${count} jawaban menunggu terkirim.` : 'Pembahasan belum dapat diambil.'}
      action={
        !isUnreachable(failure) && (
          <Button variant="secondary" onClick={onRetry}>
            Coba lagi
          </Button>
        )
      }
    >
      {isUnreachable(failure)
        ? 'Anda dapat terus berlatih. Jawaban dikirim sendiri setelah terhubung.'
        : messageOf(failure)}
    </Alert>
  )
}

function Done({ states }: { states: readonly StepState[] }) {
  const right = states.filter((state) => state === 'right').length
  const isKnown = states.every((state) => state === 'right' || state === 'wrong')
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg font-bold">Latihan hari ini selesai.</h2>
      <p>
        {isKnown && `${right} dari ${states.length} benar. `}
        Soal baru tersedia besok; yang salah muncul lagi lebih cepat.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.skillMap} variant="secondary">
          Peta kemampuan
        </ButtonLink>
      </div>
    </Card>
  )
}
