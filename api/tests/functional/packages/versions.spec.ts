import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import { questionColumnsOf } from '#app/packages/domain/import_changes'
import { importContent } from '#app/packages/content/import_content'
import { createPackage } from '#database/factories/package_factory'
import { factoryKey, fillPackage } from '#database/factories/question_factory'
import { createAdmin } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { ContentFolder } from '#tests/support/content_folder'
import { isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { importsOf, sendQuestions } from '#tests/support/question_files'
import { questionForm, questionOn } from '#tests/support/questions'
import { sitPackage } from '#tests/support/sat_packages'
import { ITEM_PAGES } from '#tests/support/simulated_sittings'

interface StoredVersion {
  question_id: number
  content: string
  cause: string
  actor_name: string | null
}

interface Change {
  oleh: string | null
  sebab: string
  waktu: string
  perubahan: { bidang: string; lama: string | null; baru: string | null }[]
}

const PAGE = 52
const LINE = 'no;bagian;soal;A;B;C;D;kunci\n1;structure;It _____ cold.;is;are;be;being;A'

async function signIn(name = 'Bu Ratna') {
  return BrowserSession.of(await createAdmin({ name }))
}

const versionsOf = (packageId: number): Promise<StoredVersion[]> =>
  db.from('question_versions').where('package_id', packageId).orderBy('id')

async function historyOf(browser: BrowserSession, id: number): Promise<Change[]> {
  const { status, body } = await browser.get(`/admin/paket-soal/soal/${id}/riwayat`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}

const causes = (changes: Change[]) => changes.map(({ sebab, oleh }) => [sebab, oleh])

test.group('Versions of questions', (group) => {
  isolateDatabase(group)

  test('the form leaves what a question says, and before its first change what it said', async ({
    assert,
  }) => {
    const browser = await signIn()
    const pkg = await createPackage({ status: 'belum' })
    await fillPackage(pkg)
    const { id } = await questionOn(pkg.id, PAGE)
    assert.deepEqual(await historyOf(browser, id), [])

    const path = `/admin/paket-soal/soal-structure/${id}`
    const form = questionForm(PAGE, { soal: 'It _____ cold.', jawaban: '3' })
    assert.equal((await browser.put(path, form)).status, 200)
    assert.equal((await browser.put(path, form)).status, 200, 'nothing is changed by it')
    const colleague = await signIn('Pak Budi')
    assert.equal((await colleague.put(path, { ...form, jawaban: '1' })).status, 200)

    const [last, first, original, ...more] = await historyOf(browser, id)
    assert.lengthOf(more, 0)
    assert.deepEqual(causes([last, first, original] as Change[]), [
      ['diubah', 'Pak Budi'],
      ['diubah', 'Bu Ratna'],
      ['semula', null],
    ])
    assert.deepEqual(last?.perubahan, [{ bidang: 'kunci', lama: 'C', baru: 'A' }])
    assert.deepInclude(first?.perubahan, {
      bidang: 'soal',
      lama: `Sentence ${PAGE} _____ a blank.`,
      baru: 'It _____ cold.',
    })
    assert.deepEqual(original?.perubahan, [])
  })

  test('a new and a deleted question leave versions, a refused change none', async ({ assert }) => {
    const browser = await signIn()
    const pkg = await createPackage({ status: 'belum' })
    const add = (page: number) =>
      browser.post(`/admin/paket-soal/${pkg.id}/soal-structure`, questionForm(page))
    const { body } = await add(PAGE)
    assert.equal((await add(PAGE)).status, 409)
    assert.equal((await add(53)).status, 201)
    const taken = await browser.put(
      `/admin/paket-soal/soal-structure/${body.data.id}`,
      questionForm(53)
    )
    assert.equal(taken.status, 409)
    assert.equal((await browser.delete(`/admin/paket-soal/soal/${body.data.id}`)).status, 200)
    const versions = await versionsOf(pkg.id)
    assert.deepEqual(
      versions.map(({ cause, actor_name, content }) => [
        cause,
        actor_name,
        (JSON.parse(content) as { page: number }).page,
      ]),
      [
        ['ditambahkan', 'Bu Ratna', PAGE],
        ['ditambahkan', 'Bu Ratna', 53],
        ['dihapus', 'Bu Ratna', PAGE],
      ]
    )
  })

  test('questions that are deleted with their passage leave versions', async ({ assert }) => {
    const browser = await signIn()
    const pkg = await createPackage({ status: 'belum' })
    await fillPackage(pkg)
    const { id } = await Passage.findByOrFail({ packageId: pkg.id, name: 'Passage 1' })
    const path = `/admin/paket-soal/question-reading/${id}?force=true`
    assert.equal((await browser.delete(path)).status, 200)
    const versions = await versionsOf(pkg.id)
    const deleted = versions.filter(({ cause }) => cause === 'dihapus')
    assert.lengthOf(deleted, 10)
    assert.deepEqual([...new Set(deleted.map(({ actor_name }) => actor_name))], ['Bu Ratna'])
  })

  test('an import and its undoing leave versions of exactly what they changed', async ({
    assert,
  }) => {
    const browser = await signIn()
    const pkg = await createPackage({ status: 'belum' })
    await fillPackage(pkg)
    const question = await questionOn(pkg.id, PAGE)
    const { body } = await sendQuestions(browser, pkg.id, { data: LINE })
    const path = `${importsOf(pkg.id)}/${body.data.id}`
    assert.equal((await browser.post(`${path}/terapkan`)).status, 200)
    assert.equal((await browser.post(`${path}/batalkan`)).status, 200)
    const changes = await historyOf(browser, question.id)
    assert.deepEqual(causes(changes), [
      ['impor_dibatalkan', 'Bu Ratna'],
      ['impor', 'Bu Ratna'],
      ['semula', null],
    ])
    const [undone, done] = changes
    assert.deepEqual(
      undone?.perubahan,
      done?.perubahan.map(({ bidang, lama, baru }) => ({ bidang, lama: baru, baru: lama }))
    )
    assert.lengthOf(await versionsOf(pkg.id), 3)
  })

  test('a re-scoring, its undoing and a copy leave versions', async ({ assert }) => {
    const browser = await signIn()
    const pkg = await completePackage()
    const keys = ITEM_PAGES.map((page) => factoryKey(page)).join('')
    await sitPackage(pkg, [keys])
    const { id } = await questionOn(pkg.id, PAGE)
    const other = (Number(factoryKey(PAGE)) % 4) + 1
    const rescored = await browser.post(`/admin/paket-soal/${pkg.id}/hitung-ulang`, {
      periksa: false,
      alasan: 'Salah ketik.',
      koreksi: [{ page: PAGE, kunci: [other] }],
    })
    assert.equal(rescored.status, 200)
    const undone = await browser.post(`/admin/paket-soal/${pkg.id}/hitung-ulang/batalkan`, {
      alasan: 'Ternyata benar.',
    })
    assert.equal(undone.status, 200)
    assert.deepEqual(causes(await historyOf(browser, id)), [
      ['hitung_ulang_dibatalkan', 'Bu Ratna'],
      ['hitung_ulang', 'Bu Ratna'],
      ['semula', null],
    ])

    const copied = await browser.post(`/admin/paket-soal/${pkg.id}/salin`, {})
    const versions = await versionsOf(copied.body.data.id)
    assert.lengthOf(versions, 140)
    const copies = await Question.query().where('packageId', copied.body.data.id).orderBy('id')
    assert.deepEqual(
      versions.map(({ question_id, cause, actor_name, content }) => [
        question_id,
        cause,
        actor_name,
        JSON.parse(content),
      ]),
      copies.map((question) => [question.id, 'disalin', 'Bu Ratna', questionColumnsOf(question)])
    )
  })

  test('content files leave versions without a person', async ({ assert, cleanup }) => {
    const folder = await ContentFolder.copy(cleanup)
    const { pack } = await importContent(folder.path)
    const versions = await versionsOf(pack.id)
    assert.lengthOf(versions, 140)
    assert.deepEqual(
      [...new Set(versions.map(({ cause, actor_name }) => `${cause} ${actor_name}`))],
      ['isi_paket null']
    )
  })

  test('a changed passage, note, transcript or proof is told in words', async ({ assert }) => {
    const browser = await signIn()
    const pkg = await createPackage({ status: 'belum' })
    await fillPackage(pkg)
    const question = await questionOn(pkg.id, 94)
    const other = await Passage.findByOrFail({ packageId: pkg.id, name: 'Passage 2' })
    await question
      .merge({
        passageId: other.id,
        optionNotes: [null, null, null, 'Terlalu sempit.'],
        proof: [
          { from: 3, to: 3 },
          { from: 5, to: 7 },
        ],
        skills: ['reading_detail', 'reading_inference'],
      })
      .save()
    const [change] = await historyOf(browser, question.id)
    assert.deepEqual(change?.perubahan, [
      { bidang: 'bacaan', lama: 'Passage 1', baru: 'Passage 2' },
      { bidang: 'catatan_4', lama: null, baru: 'Terlalu sempit.' },
      { bidang: 'bukti', lama: null, baru: '3, 5-7' },
      { bidang: 'keterampilan', lama: null, baru: 'Rincian bacaan, Kesimpulan dari bacaan' },
    ])
  })
})

test.group('What changed since an attempt', (group) => {
  isolateDatabase(group)

  test('staff see each question that differs from the snapshot, and nothing in an unchanged package', async ({
    assert,
  }) => {
    const browser = await signIn()
    const pkg = await completePackage()
    const [result] = await sitPackage(pkg, [ITEM_PAGES.map(() => '1').join('')])
    const path = `/admin/riwayat-ujian/${result?.id}/perubahan-soal`
    assert.deepEqual((await browser.get(path)).body.data, [])

    const keyed = await questionOn(pkg.id, PAGE)
    await keyed.merge({ answerKey: 2, explanation: 'Tidak ikut dibandingkan.' }).save()
    await (await questionOn(pkg.id, 53)).delete()
    const replaced = await questionOn(pkg.id, 54)
    const { $attributes } = replaced
    await replaced.delete()
    const { id: _, ...columns } = $attributes
    const next = await Question.create({ ...columns, prompt: 'Another _____ sentence.' })
    const passage = await Passage.findByOrFail({ packageId: pkg.id, name: 'Passage 5' })
    await passage.merge({ body: 'A better text.' }).save()

    const { status, body } = await browser.get(path)
    assert.equal(status, 200)
    assert.equal(body.nama_paket, result?.packageName)
    const shown = body.data as { page: number; keadaan: string; perubahan: unknown[] }[]
    assert.deepEqual(shown.slice(0, 3), [
      {
        page: PAGE,
        soal_id: keyed.id,
        keadaan: 'diubah',
        perubahan: [{ bidang: 'kunci', lama: 'ABCD'[Number(factoryKey(PAGE)) - 1], baru: 'B' }],
      },
      { page: 53, soal_id: null, keadaan: 'dihapus', perubahan: [] },
      {
        page: 54,
        soal_id: next.id,
        keadaan: 'diganti',
        perubahan: [
          {
            bidang: 'soal',
            lama: 'Sentence 54 _____ a blank.',
            baru: 'Another _____ sentence.',
          },
        ],
      },
    ])
    assert.lengthOf(shown, 13, 'ten questions of the changed passage')
    assert.deepEqual(shown.at(-1)?.perubahan, [
      { bidang: 'bacaan', lama: 'Passage 5 (isi lama)', baru: 'Passage 5 (isi sudah diubah)' },
    ])
    assert.equal((await browser.get('/admin/riwayat-ujian/999999/perubahan-soal')).status, 404)
  })

  test('a changed key of a question that was marked says how many answers keep the old one', async ({
    assert,
  }) => {
    const browser = await signIn()
    const pkg = await completePackage()
    await sitPackage(
      pkg,
      [1, 2].map((answer) => ITEM_PAGES.map(() => String(answer)).join(''))
    )
    const { id, answerKey } = await questionOn(pkg.id, PAGE)
    const put = async (jawaban: number, soal = 'It _____ cold.') => {
      const path = `/admin/paket-soal/soal-structure/${id}`
      const { body } = await browser.put(path, questionForm(PAGE, { soal, jawaban }))
      return body.dinilai_kunci_lama
    }
    assert.isUndefined(await put(answerKey), 'its key stays')
    assert.equal(await put((answerKey % 4) + 1), 2)
    assert.isUndefined(await put((answerKey % 4) + 1, 'It _____ hot.'))
  })
})
