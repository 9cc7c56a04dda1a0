import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { LiveRegion } from '@/components/ui/screen-reader'
import type { DrillItem } from '@/features/learning/api/drill'
import { DrillQuestion } from '@/features/learning/components/drill-question'
import { DrillSteps, type StepState } from '@/features/learning/components/drill-steps'
import { DrillVerdict } from '@/features/learning/components/drill-verdict'
import type { PracticeRecord } from '@/features/learning/model/practice-record'
import type { Practice } from '@/features/learning/practice/use-practice'

interface DrillRunProps {
  items: readonly DrillItem[]
  practice: Practice
  /** What the numbers are of, such as 'Soal hari ini'. */
  stepsLabel: string
  progressLabel: string
  /** Shown when all are answered. @param right null while this device doesn't know all verdicts */
  done: (right: number | null) => ReactNode
}

/** A list of questions to practise: one after the other, each explained after its answer. */
export function DrillRun({ items, practice, stepsLabel, progressLabel, done }: DrillRunProps) {
  const { record, answer, look } = practice
  const states = items.map((item) => stateOf(item, record))
  const firstOpen = Math.max(states.indexOf('open'), 0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [answered, setAnswered] = useState<number | null>(null)
  const position = chosen ?? firstOpen
  const item = items[position]
  const count = states.filter((state) => state !== 'open').length
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
        <p className="font-semibold tabular-nums">
          {count} dari {items.length} selesai
        </p>
        <Progress label={progressLabel} value={count} max={items.length} />
        <DrillSteps label={stepsLabel} states={states} position={position} onPosition={setChosen} />
      </div>
      {count === items.length && done(rightOf(states))}
      <section aria-labelledby="nomor-latihan" className="grid gap-3">
        <h2 id="nomor-latihan" className="text-lg font-bold">
          Soal {position + 1} dari {items.length}
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
      <LiveRegion>{`Soal ${position + 1} dari ${items.length}`}</LiveRegion>
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

function rightOf(states: readonly StepState[]): number | null {
  const isKnown = states.every((state) => state === 'right' || state === 'wrong')
  return isKnown ? states.filter((state) => state === 'right').length : null
}
