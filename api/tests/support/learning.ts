import Question from '#app/packages/models/question'
import type Package from '#app/packages/models/package'
import Result from '#app/results/models/result'
import { DEFAULT_MINUTES, type Session } from '#contracts/exam'
import { answersOf, completePackage, MINUTE, start, takeSeat, type Seat } from '#tests/support/exam'

/** A complete package whose explanations open after the exam; the questions of some pages have one. */
export async function explainedPackage(attributes: Partial<Package> = {}): Promise<Package> {
  const pack = await completePackage({ explanationMode: 'setelah_ujian', ...attributes })
  await explain(pack, 1, {
    explanation: 'Sebab satu.',
    optionNotes: ['A salah.', null, 'C salah.', 'D salah.'],
    transcript: [{ voice: 'man', text: 'Yes.', start: 0.5, end: 1.5 }],
    proof: [{ from: 1, to: 1 }],
    skills: ['listening_idiom'],
  })
  await explain(pack, 31, {
    transcript: [{ voice: 'narrator', text: 'Listen.', start: 0, end: 2 }],
  })
  await explain(pack, 94, {
    explanation: 'Sebab bacaan.',
    proof: [{ from: 1, to: 1 }],
    skills: ['reading_detail'],
  })
  return pack
}

async function explain({ id }: Package, page: number, fields: Partial<Question>): Promise<void> {
  const question = await Question.query().where({ packageId: id, page }).firstOrFail()
  await question.merge(fields).save()
}

interface Sitting {
  isRight?: (page: number) => boolean
  /** Pages flagged 'ragu-ragu'. */
  flags?: number[]
}

/** Sits a whole exam, all right unless said otherwise, and returns its result. */
async function sitExam(
  seat: Seat,
  time: { pass(ms: number): void },
  { isRight, flags = [] }: Sitting = {}
): Promise<Result> {
  const { browser, user } = seat
  const save = async (session: Session) => {
    await browser.post('/soal/simpan-jawaban', {
      index: 0,
      answer: answersOf(session, isRight),
      ragu: flags,
    })
    time.pass(DEFAULT_MINUTES[session] * MINUTE)
    await browser.put('/soal/timers/next', { nohp: user.nohp, from: session })
  }
  await start(seat)
  await save('listening')
  await save('written')
  await save('reading')
  await browser.post('/soal/jawaban', { answers: [] })
  return Result.query().where('userId', user.id).orderBy('id', 'desc').firstOrFail()
}

/** A learner who has finished the package. */
export async function finishedLearner(
  pack: Package,
  time: { pass(ms: number): void },
  sitting: Sitting = {}
) {
  const seat = await takeSeat(pack)
  const result = await sitExam(seat, time, sitting)
  return { ...seat, result, path: `/users/riwayat-ujian/${result.id}/pembahasan` }
}
