import type { AnswerSheet } from '#app/exam/domain/types'
import type Attempt from '#app/exam/models/attempt'
import type { Session } from '#contracts/exam'

/** Saved answers on the wire of `GET /soal/ambil-jawaban`. */
export function savedAnswers(
  sesi: Session | 'finished' | null,
  { lastIndex, flags }: Pick<Attempt, 'lastIndex' | 'flags'>,
  sheet: AnswerSheet
) {
  return {
    data: {
      index: lastIndex,
      answer: [...sheet].map(([page, { answer, seq }]) => ({ id: page, answer, seq })),
      ragu: flags,
    },
    sesi,
  }
}
