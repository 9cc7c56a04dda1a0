import { test } from '@japa/runner'
import { createAdmin } from '#database/factories/user_factory'
import { factoryKey } from '#database/factories/question_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { importsOf, sendQuestions } from '#tests/support/question_files'
import { sitPackage } from '#tests/support/sat_packages'
import { ANSWER_LETTERS, type Answer } from '#contracts/exam'

const PAGE = 52
const OTHER = String((Number(factoryKey(PAGE)) % 4) + 1) as Answer

/** A row of Structure with the factory's texts. */
function rowOf(page: number, key: Answer, first = `Option A of ${page}`) {
  const others = ['B', 'C', 'D'].map((letter) => `Option ${letter} of ${page}`)
  const cells = [page - 51, 'structure', `Sentence ${page} _____ a blank.`, first, ...others]
  return [...cells, ANSWER_LETTERS[key]].join(';')
}
const fileOf = (...rows: string[]) => ['no;bagian;pertanyaan;A;B;C;D;kunci', ...rows].join('\n')

test.group('Imports | changed keys', (group) => {
  isolateDatabase(group)

  const applied = async (sheets: readonly string[], file: string) => {
    const browser = await BrowserSession.of(await createAdmin())
    const pack = await completePackage()
    await sitPackage(pack, sheets)
    const { body } = await sendQuestions(browser, pack.id, { data: file })
    const path = `${importsOf(pack.id)}/${body.data.id}`
    const { status, body: done } = await browser.post(`${path}/terapkan`)
    return { browser, pack, path, status, reviewed: body.data, data: done.data }
  }
  const ALL_A = '1'.repeat(140)

  test('a key that an import changes on a package with results leads to its re-scoring, until that was done', async ({
    assert,
  }) => {
    const { browser, pack, path, status, reviewed, data } = await applied(
      [ALL_A, ALL_A],
      fileOf(rowOf(PAGE, OTHER))
    )
    assert.equal(status, 200)
    assert.deepEqual(reviewed.kunciBerubah, [])
    assert.deepEqual(data.kunciBerubah, [{ page: PAGE, jawaban: Number(OTHER), dinilai: 2 }])
    const again = async () => (await browser.get(path)).body.data.kunciBerubah
    assert.lengthOf(await again(), 1)

    const rescored = await browser.post(`/admin/paket-soal/${pack.id}/hitung-ulang`, {
      periksa: false,
      alasan: 'Kunci dari berkas baru',
      koreksi: [{ page: PAGE, kunci: [Number(OTHER)] }],
    })
    assert.equal(rescored.status, 200)
    assert.deepEqual(await again(), [])
  })

  test('a question that got another option is another question, and a package without results needs no re-scoring', async ({
    assert,
  }) => {
    const replaced = await applied([ALL_A], fileOf(rowOf(PAGE, OTHER, 'Something else')))
    assert.equal(replaced.status, 200)
    assert.deepEqual(replaced.data.kunciBerubah, [])
    const unsat = await applied([], fileOf(rowOf(PAGE, OTHER)))
    assert.deepEqual(unsat.data.kunciBerubah, [])
  })

  test('an undone import leaves nothing to score again', async ({ assert }) => {
    const { browser, path, data } = await applied([ALL_A], fileOf(rowOf(PAGE, OTHER)))
    assert.lengthOf(data.kunciBerubah, 1)
    const undone = await browser.post(`${path}/batalkan`)
    assert.equal(undone.status, 200)
    assert.deepEqual(undone.body.data.kunciBerubah, [])
  })
})
