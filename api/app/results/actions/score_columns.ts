import { newCertificateCode } from '#app/results/certificate/certificate_code'
import { scaleScores, type CorrectCounts } from '#app/scoring/domain/scoring'

/**
 * What a result says of correct answers, with a new certificate's code: one that was printed never says anything else.
 * @param scoringTable the version of the table, as the attempt noted it
 */
export function scoreColumns(correct: CorrectCounts, scoringTable: string) {
  const scores = scaleScores(correct, scoringTable)
  return {
    listeningCorrect: correct.listening,
    writtenCorrect: correct.written,
    readingCorrect: correct.reading,
    listeningScore: scores.listening,
    structureScore: scores.structure,
    readingScore: scores.reading,
    totalScore: scores.total,
    code: newCertificateCode(),
  }
}
