import type { ScoringTable } from '#app/scoring/domain/scoring_tables/scoring_table'

export const ITP_PRACTICE_1: ScoringTable = {
  version: 'itp-practice-1',
  title: 'Latihan ITP, edisi 1',
  note:
    'Raw correct answers (array index) to scaled section score. The chart that TOEFL ITP practice books and ' +
    "most simulation sites use, with ETS's published floor of 31 for a section, so that totals run 310-677. " +
    "Unofficial: ETS's own conversion differs by form. total = round((listening + structure + reading) * 10 / 3). " +
    "CEFR from ETS's published totals.",
  floor: 31,
  listening: [
    31, 31, 31, 31, 31, 31, 31, 31, 32, 32, 33, 35, 37, 38, 39, 41, 41, 42, 43, 44, 45, 45, 46, 47,
    47, 48, 48, 49, 49, 50, 51, 51, 52, 52, 53, 54, 54, 55, 56, 57, 57, 58, 59, 60, 61, 62, 63, 65,
    66, 67, 68,
  ],
  structure: [
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 33, 35, 36, 37, 38, 40, 40, 41, 42, 43, 44, 45, 46, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 60, 61, 63, 65, 67, 68,
  ],
  reading: [
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 32, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
    43, 44, 45, 46, 46, 47, 48, 48, 49, 50, 51, 52, 52, 53, 54, 54, 55, 56, 57, 58, 59, 60, 61, 63,
    65, 66, 67,
  ],
  cefr: [
    { level: 'C1', min: 627 },
    { level: 'B2', min: 543 },
    { level: 'B1', min: 460 },
    { level: 'A2', min: 337 },
    { level: 'A1', min: 310 },
  ],
  totalStandardError: 13,
}
