import type { Session } from '#contracts/exam'
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

/** The table that new packages are scored by. */
export const CURRENT_TABLE_VERSION = ITP_PRACTICE_1.version

/** The scoring table of a version; an unknown one is a RangeError, for no score can be made without it. */
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

/** The CEFR level a total score shows, or null below the lowest of the table. */
export function cefrLevel(total: number, version: string): CefrLevel | null {
  return tableByVersion(version).cefr.find(({ min }) => total >= min)?.level ?? null
}

function scaled(scores: readonly number[], correct: number): number {
  const score = scores[correct]
  if (score === undefined) {
    throw new RangeError(`No scaled score for ${correct} correct answers of ${scores.length - 1}`)
  }
  return score
}
