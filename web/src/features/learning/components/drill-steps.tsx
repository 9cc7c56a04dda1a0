import { Check, CloudUpload, X, type LucideIcon } from 'lucide-react'
import { classNames } from '@/lib/class-names'

export type StepState = 'open' | 'waiting' | 'right' | 'wrong' | 'elsewhere'

const STATES: Readonly<Record<StepState, { name: string; icon: LucideIcon | null }>> = {
  open: { name: 'belum dijawab', icon: null },
  waiting: { name: 'menunggu terkirim', icon: CloudUpload },
  right: { name: 'benar', icon: Check },
  wrong: { name: 'salah', icon: X },
  elsewhere: { name: 'dijawab di perangkat lain', icon: Check },
}

interface DrillStepsProps {
  /** What the numbers are of. */
  label: string
  states: readonly StepState[]
  position: number
  onPosition: (position: number) => void
}

/** The numbers of the questions, each with what became of it. */
export function DrillSteps({ label, states, position, onPosition }: DrillStepsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-2">
        {states.map((state, index) => {
          const { name, icon: Icon } = STATES[state]
          const isCurrent = index === position
          return (
            <li key={index}>
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                aria-label={`Soal ${index + 1}, ${name}`}
                onClick={() => onPosition(index)}
                className={classNames(
                  'flex h-11 min-w-11 items-center justify-center gap-1 rounded-md border px-2 font-semibold tabular-nums',
                  state === 'right' && 'border-success bg-success-soft text-success',
                  state === 'wrong' && 'border-danger bg-danger-soft text-danger',
                  (state === 'waiting' || state === 'elsewhere') &&
                    'border-line-strong bg-muted text-ink-soft',
                  state === 'open' && 'border-line-strong hover:border-primary',
                  isCurrent && 'outline-2 outline-offset-2 outline-primary'
                )}
              >
                {index + 1}
                {Icon && <Icon aria-hidden className="size-3.5" />}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
