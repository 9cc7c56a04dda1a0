import type Result from '#app/results/models/result'

/** A score on the wire of `POST /soal/jawaban`; "written" is Section 2 as a whole. */
export function scoreResource(result: Result) {
  return {
    id: result.id,
    toeflScore: result.totalScore,
    scoreListening: result.listeningScore,
    scoreWritten: result.structureScore,
    scoreReading: result.readingScore,
    listeningCorrect: result.listeningCorrect,
    writtenCorrect: result.writtenCorrect,
    readingCorrect: result.readingCorrect,
  }
}
