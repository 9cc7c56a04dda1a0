import Question from '#app/packages/models/question'
import { createAdmin } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'

/** A browser with a signed-in admin. */
export const adminBrowser = async () => BrowserSession.of(await createAdmin())

/** An admin with a recent password confirmation. */
export const confirmedAdmin = async () => (await adminBrowser()).confirmPassword()

/** Form data of a question with four written options. */
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
