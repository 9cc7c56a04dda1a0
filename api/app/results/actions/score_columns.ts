import { newCertificateCode } from '#app/results/certificate/certificate_code'
import { scaleScores, type CorrectCounts } from '#app/scoring/domain/scoring'

/**
 * The score columns of a result.
 * @param scoringTable the version of the table, as stored with the attempt
 */
export function figures(correct: CorrectCounts, scoringTable: string) {
  const scores = scaleScores(correct, scoringTable)
  return {
    listeningCorrect: correct.listening,
    writtenCorrect: correct.written,
    readingCorrect: correct.reading,
    listeningScore: scores.listening,
    structureScore: scores.structure,
    readingScore: scores.reading,
    totalScore: scores.total,
  }
}

/** The same with a new certificate's code: the contents of a printed code never change. */
export function scoreColumns(correct: CorrectCounts, scoringTable: string) {
  return { ...figures(correct, scoringTable), code: newCertificateCode() }
}
