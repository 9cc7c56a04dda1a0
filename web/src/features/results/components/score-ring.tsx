import { TOTAL_SCORE_LIMITS } from '@lulus/api/contracts/results'
import type { ReactNode } from 'react'

const RADIUS = 52
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

interface ScoreRingProps {
  score: number
  /** Where the ring is full; null for the end of the scale. */
  target: number | null
  /** In the ring's middle. */
  children: ReactNode
}

/** How far a total score has come on the way from the lowest one to the target, as decoration around its figure. */
export function ScoreRing({ score, target, children }: ScoreRingProps) {
  const share = shareOfWay(score, target)

  return (
    <div className="relative grid size-36 shrink-0 max-sm:size-28 place-items-center">
      <svg aria-hidden viewBox="0 0 120 120" className="absolute inset-0 -rotate-90">
        <circle cx="60" cy="60" r={RADIUS} strokeWidth="10" className="fill-none stroke-line" />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          className={`fill-none forced-colors:stroke-[Highlight] ${share === 1 ? 'stroke-success' : 'stroke-primary'}`}
        />
      </svg>
      <div className="relative text-center">{children}</div>
    </div>
  )
}

/** @returns 0-1; 1 from the target on */
export function shareOfWay(score: number, target: number | null): number {
  const { min, max } = TOTAL_SCORE_LIMITS
  const way = Math.max(1, (target ?? max) - min)
  return Math.min(1, Math.max(0, (score - min) / way))
}
