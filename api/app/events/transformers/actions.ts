import type { Outcome } from '#app/events/rows/actions'

/** What became of an action for each learner; in a preview, what would. */
export function actionReply(outcomes: readonly Outcome[]) {
  return {
    message: summaryOf(outcomes),
    hasil: outcomes.map(({ userId, status, note, secondsLeft }) => ({
      userId,
      status,
      keterangan: note,
      sisaDetik: secondsLeft,
    })),
  }
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const skipped = outcomes.filter(({ status }) => status === 'dilewati').length
  const done = outcomes.length - skipped
  const isPreview = outcomes.some(({ status }) => status === 'akan_dilakukan')
  const first = `${isPreview ? 'Akan dilakukan' : 'Dilakukan'} untuk ${done} peserta`
  return skipped === 0 ? `${first}.` : `${first}, ${skipped} dilewati.`
}
