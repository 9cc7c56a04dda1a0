import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { answerMs, listeningSeconds, listeningTime } from '#app/packages/domain/listening_time'
import type Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import type { ListeningTime } from '#contracts/listening'

type Timed = Pick<Package, 'id' | 'minutes' | 'groups'>

/** How long each package's listening session takes in the mode `asli`, with the recordings that it has now. */
export async function readListeningTimes(
  packages: readonly Timed[],
  trx?: TransactionClientContract
): Promise<Map<number, ListeningTime>> {
  const questions = await Question.query(trx ? { client: trx } : {})
    .whereIn(
      'packageId',
      packages.map(({ id }) => id)
    )
    .whereNotNull('audio')
    .select('packageId', 'page', 'audio', 'audioMs', 'transcript')
  const byPackage = Map.groupBy(questions, ({ packageId }) => packageId)
  return new Map(
    packages.map(({ id, minutes, groups }) => {
      const recordings = (byPackage.get(id) ?? []).map((question) => {
        const { page, audio, audioMs } = question
        return { page, audio, audioMs, answerMs: answerMs(question, groups) }
      })
      return [id, listeningTime(listeningSeconds(recordings, groups), minutes.listening)]
    })
  )
}

/** The same of one package. */
export async function readListeningTime(
  pack: Timed,
  trx?: TransactionClientContract
): Promise<ListeningTime> {
  const times = await readListeningTimes([pack], trx)
  return times.get(pack.id) ?? { seconds: 0, fits: true }
}
