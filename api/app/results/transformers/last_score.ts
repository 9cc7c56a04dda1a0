import type Result from '#app/results/models/result'

/** The latest score as the card on the package list shows it; `lastScore` is -1 before the first exam. */
export function lastScore(result: Result | null) {
  return {
    lastScore: result?.totalScore ?? -1,
    scoreListening: result?.listeningScore ?? 0,
    scoreWritten: result?.structureScore ?? 0,
    scoreReading: result?.readingScore ?? 0,
    listeningCorrect: result?.listeningCorrect ?? 0,
    writtenCorrect: result?.writtenCorrect ?? 0,
    readingCorrect: result?.readingCorrect ?? 0,
    lastPaket: result?.packageName ?? null,
  }
}
