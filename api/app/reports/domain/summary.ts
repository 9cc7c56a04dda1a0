import type { FinalResult, FinalScores } from '#app/reports/domain/counted_result'
import { cefrLevel } from '#app/scoring/domain/scoring'
import { TOTAL_SCORE_LIMITS } from '#contracts/results'

/**
 * The lowest total of each band of a distribution, in ascending order. A band ends where the next begins, the last at
 * 677. Every CEFR threshold is an edge, so that each band lies in one level. The other edges, 400, 500 and 585, divide
 * the wide levels.
 */
export const SCORE_BAND_EDGES = [310, 337, 400, 460, 500, 543, 585, 627] as const

/** Figures of one score in all results; scaled points. */
export interface Figures {
  /** Rounded to a tenth. */
  mean: number
  /** The middle one, or half way between the two in the middle. */
  median: number
  lowest: number
  highest: number
}

/** How many totals lie between two scores, both included. */
export interface Band {
  from: number
  to: number
  /** The CEFR level of all scores in it; null below all levels. */
  level: string | null
  count: number
}

export interface Summary {
  count: number
  /** By the scores of a result; null without any result. */
  figures: Record<keyof FinalScores, Figures> | null
  bands: Band[]
  /** How many learners have each level, highest level first; levels without learners are left out. */
  levels: { level: string | null; count: number }[]
}

/**
 * Summarises results. CEFR levels are those of each result's own scoring table, which follows ETS: 337 A2, 460 B1,
 * 543 B2 and 627 C1 (Tannenbaum and Baron, "Mapping TOEFL ITP Scores Onto the Common European Framework of
 * Reference", RM-11-33).
 * @param table the version whose levels name the bands
 */
export function summarize(results: readonly FinalResult[], table: string): Summary {
  return {
    count: results.length,
    figures:
      results.length === 0
        ? null
        : {
            listening: figuresOf(results.map(({ listening }) => listening)),
            structure: figuresOf(results.map(({ structure }) => structure)),
            reading: figuresOf(results.map(({ reading }) => reading)),
            total: figuresOf(results.map(({ total }) => total)),
          },
    bands: bandsOf(results, table),
    levels: levelsOf(results),
  }
}

/** @throws RangeError without a value */
export function figuresOf(values: readonly number[]): Figures {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (index: number) => {
    const value = sorted[index]
    if (value === undefined) throw new RangeError('No figures without a value')
    return value
  }
  const middle = (sorted.length - 1) / 2
  const sum = sorted.reduce((total, value) => total + value, 0)
  return {
    mean: Math.round((sum / sorted.length) * 10) / 10,
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    lowest: at(0),
    highest: at(sorted.length - 1),
  }
}

function bandsOf(results: readonly FinalResult[], table: string): Band[] {
  return SCORE_BAND_EDGES.map((from, index) => {
    const next = SCORE_BAND_EDGES[index + 1]
    const to = next === undefined ? TOTAL_SCORE_LIMITS.max : next - 1
    return {
      from,
      to,
      level: cefrLevel(from, table),
      count: results.filter(({ total }) => total >= from && total <= to).length,
    }
  })
}

function levelsOf(results: readonly FinalResult[]): Summary['levels'] {
  const counts = new Map<string | null, number>()
  for (const { total, scoringTable } of results) {
    const level = cefrLevel(total, scoringTable)
    counts.set(level, (counts.get(level) ?? 0) + 1)
  }
  return [...counts]
    .map(([level, count]) => ({ level, count }))
    .toSorted((one, other) => (other.level ?? '').localeCompare(one.level ?? ''))
}

/** Ranks by total, the highest first: equal totals share a rank, and the next one counts them (1, 2, 2, 4). */
export function ranksOf(totals: readonly number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length)
}
