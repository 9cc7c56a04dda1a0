import { TOTAL_SCORE_LIMITS } from '@lulus/api/contracts/results'
import { Flag } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { ScoredResult } from '@/features/results/api/result'
import { placeOf, stretches } from '@/features/results/model/scale'
import { classNames } from '@/lib/class-names'

const { min, max } = TOTAL_SCORE_LIMITS
const percent = (share: number) => `${(share * 100).toFixed(2)}%`
/** Keeps a label of this many rem inside the scale's ends. */
const centredWithin = (share: number, width: number): CSSProperties => ({
  left: `clamp(${width / 2}rem, ${percent(share)}, calc(100% - ${width / 2}rem))`,
  width: `${width}rem`,
})

type Scaled = Pick<ScoredResult, 'totalScore' | 'cefr' | 'tingkat' | 'rentang' | 'target'>

/** The scale of total scores with the levels, the score with its band, and the target's flag. */
export function ScoreScale({ result }: { result: Scaled }) {
  const { totalScore, cefr, tingkat, rentang, target } = result

  return (
    <div>
      <p className="sr-only">{spokenScale(result)}</p>
      <div
        aria-hidden
        className={classNames('text-sm tabular-nums', target === null ? 'pt-2' : 'pt-8')}
      >
        <div className="relative h-4">
          {target !== null && (
            <span
              className="absolute -top-8 -translate-x-1/2 text-center font-semibold whitespace-nowrap"
              style={centredWithin(placeOf(target), 7)}
            >
              <Flag className="mr-1 inline size-4 align-[-0.2em] text-accent print:text-ink" />
              Target {target}
            </span>
          )}
          {stretches(tingkat).map(({ level, start, width }) => (
            <span
              key={level}
              className={classNames(
                'absolute inset-y-0 border border-transparent bg-on-deep forced-colors:border-[CanvasText] print:border-ink-faint',
                level === cefr ? 'opacity-35' : 'opacity-15'
              )}
              style={{ left: percent(start), width: `calc(${percent(width)} - 2px)` }}
            />
          ))}
          {target !== null && (
            <span
              className="absolute -inset-y-1.5 w-0.5 -translate-x-1/2 bg-accent forced-colors:bg-[CanvasText] print:border-l-2 print:border-ink"
              style={{ left: percent(placeOf(target)) }}
            />
          )}
          <span
            className="absolute -inset-y-1 rounded-full border border-on-deep opacity-70 print:border-ink"
            style={{
              left: percent(placeOf(rentang.dari)),
              width: percent(placeOf(rentang.sampai) - placeOf(rentang.dari)),
            }}
          />
          <span
            className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-4 border-on-deep bg-on-deep print:border-ink"
            style={{ left: percent(placeOf(totalScore)) }}
          />
        </div>
        <div className="relative mt-2 h-10 text-on-deep-soft print:text-ink">
          {stretches(tingkat).map(({ level, from, start, width }) => (
            <span
              key={level}
              className={classNames(
                'absolute grid',
                level === tingkat[0]?.level && 'max-sm:hidden'
              )}
              style={{ left: percent(start), width: percent(width) }}
            >
              <span
                className={classNames('font-bold', level === cefr && 'text-on-deep print:text-ink')}
              >
                {level}
              </span>
              <span className="leading-tight">{from}</span>
            </span>
          ))}
          <span className="absolute top-5 right-0 leading-tight max-sm:hidden">{max}</span>
        </div>
      </div>
    </div>
  )
}

function spokenScale({ totalScore, cefr, rentang, target }: Scaled): string {
  return [
    `Skala ${min} sampai ${max}: skor ${totalScore}`,
    cefr === null ? null : `level ${cefr}`,
    `kisaran ${rentang.dari} sampai ${rentang.sampai}`,
    target === null ? null : `target ${target}`,
  ]
    .filter((part) => part !== null)
    .join(', ')
}
