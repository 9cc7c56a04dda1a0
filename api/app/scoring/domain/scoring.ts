import type { Session } from '#contracts/exam'
import { TOTAL_SCORE_LIMITS } from '#contracts/results'
import { ITP_PRACTICE_1 } from '#app/scoring/domain/scoring_tables/itp_practice_1'
import type { CefrLevel, ScoringTable } from '#app/scoring/domain/scoring_tables/scoring_table'

/** Correct answers by session: at most 50, 40 and 50. */
export type CorrectCounts = Record<Session, number>

/** Scaled scores: sections 31-68 (reading 31-67), total 310-677. `structure` is Section 2, both its parts. */
export interface ScaledScores {
  listening: number
  structure: number
  reading: number
  total: number
}

const TABLES: readonly ScoringTable[] = [ITP_PRACTICE_1]

/** The scoring table of new packages. */
export const CURRENT_TABLE_VERSION = ITP_PRACTICE_1.version

/**
 * The scoring table of a version.
 * @throws RangeError for an unknown version
 */
export function tableByVersion(version: string): ScoringTable {
  const table = TABLES.find((candidate) => candidate.version === version)
  if (table === undefined) throw new RangeError(`Unknown scoring table '${version}'`)
  return table
}

/** Scales correct counts by a table (contract section 4). A count outside the table is a RangeError. */
export function scaleScores(counts: CorrectCounts, version: string): ScaledScores {
  const table = tableByVersion(version)
  const listening = scaled(table.listening, counts.listening)
  const structure = scaled(table.structure, counts.written)
  const reading = scaled(table.reading, counts.reading)
  return {
    listening,
    structure,
    reading,
    total: Math.round(((listening + structure + reading) * 10) / 3),
  }
}

/** The CEFR level of a total score; null below the lowest level. */
export function cefrLevel(total: number, version: string): CefrLevel | null {
  return tableByVersion(version).cefr.find(({ min }) => total >= min)?.level ?? null
}

/** A level's range of total scores, both ends included. */
export interface LevelRange {
  level: CefrLevel
  lowest: number
  highest: number
}

/** The ranges of all levels, lowest first. */
export function levelRanges(version: string): LevelRange[] {
  const { cefr } = tableByVersion(version)
  return cefr
    .map(({ level, min }, at) => ({
      level,
      lowest: min,
      highest: (cefr[at - 1]?.min ?? TOTAL_SCORE_LIMITS.max + 1) - 1,
    }))
    .reverse()
}

/** Where a true score probably lies around a measured one. */
export interface ScoreBand {
  lowest: number
  highest: number
  /** Standard error of measurement, in points. */
  standardError: number
}

/**
 * The band of one standard error around a total score. In about two of three cases the true score lies in it. It ends
 * where the test's scores end. The error belongs to the scoring table: 13 points for the TOEFL ITP Level 1 total, by
 * ETS's summary data (reliability 0.96). A simulation measures no better than its test, so its own error may be
 * larger.
 */
export function totalScoreBand(total: number, version: string): ScoreBand {
  const { totalStandardError: standardError } = tableByVersion(version)
  return {
    lowest: Math.max(TOTAL_SCORE_LIMITS.min, total - standardError),
    highest: Math.min(TOTAL_SCORE_LIMITS.max, total + standardError),
    standardError,
  }
}

function scaled(scores: readonly number[], correct: number): number {
  const score = scores[correct]
  if (score === undefined) {
    throw new RangeError(`No scaled score for ${correct} correct answers of ${scores.length - 1}`)
  }
  return score
}
