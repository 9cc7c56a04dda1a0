import Question from '#app/packages/models/question'
import { createAdmin } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'

/** The browser of an admin who has signed in. */
export const adminBrowser = async () => BrowserSession.of(await createAdmin())

/** What the form of a question with four written options sends. */
export function questionForm(page: number, change: object = {}) {
  return {
    no_soal: 1,
    page,
    soal: `Soal ${page}`,
    pilihan_satu: 'satu',
    pilihan_dua: 'dua',
    pilihan_tiga: 'tiga',
    pilihan_empat: 'empat',
    jawaban: '2',
    ...change,
  }
}

export async function questionOn(packageId: number, page: number): Promise<Question> {
  return Question.query().where({ packageId, page }).firstOrFail()
}
