import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createResult } from '#database/factories/result_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { endpoints } from '#tests/support/endpoints'
import { scheduleEvent } from '#tests/support/events'
import { completePackage, HOUR } from '#tests/support/exam'
import { LIMITS } from '#tests/support/limits'
import { spreadsheetRows } from '#tests/support/spreadsheet'

/** What a spreadsheet would compute if it were typed into a cell. */
const LEARNER = '=HYPERLINK("http://x","Klik")'
const PACKAGE = '+1+1'
const CLASS = '@SUM(1;2)'
const REASON = '-2+3'

/** A learner, package, class and reason that look like formulas, in everything that is exported. */
async function formulas() {
  const account = await createAdmin({ name: '=ADMIN()' })
  const admin = await (await BrowserSession.of(account)).confirmPassword()
  const learner = await createUser({ name: LEARNER })
  const pack = await completePackage()
  await pack.merge({ name: PACKAGE }).save()
  const schoolClass = await createClass([learner], { name: CLASS })
  const paidAt = Date.now()
  const paid = { status: 'confirmed', decidedAt: paidAt, paidAt, promoCode: '=KODE' } as const
  await createPayment(learner, pack, { ...paid, discount: 5 })
  const waiting = await createPayment(learner, pack)
  await admin.put(`/admin/payments/${waiting.id}/status`, {
    status: 'rejected',
    alasanPenolakan: REASON,
  })
  await createClassPayment(schoolClass, { pack, learners: [learner], admin: account })
  await admin.post(`/admin/kelas/${schoolClass.id}/akses`, {
    paket_soal_id: pack.id,
    peserta: [learner.id],
    alasan: REASON,
  })
  await grantAttempt(await createUser({ name: '=BELUM()' }), pack)
  await createResult(learner, { packageId: pack.id, packageName: PACKAGE })
  const event = await scheduleEvent(pack, Date.now() + HOUR, { kelas: [schoolClass.id] })
  const sampai = dateOf(startOfDay(Date.now() + 7 * 24 * HOUR))
  const link = await admin.post(`/admin/kelas/${schoolClass.id}/tautan`, {
    paketId: pack.id,
    sampai,
  })
  const { token, kode } = link.body.data
  const school = await BrowserSession.visitor()
  await school.post(`/sekolah/${token}/buka`, { kode })
  return { admin, school, token, packageId: pack.id, classId: schoolClass.id, event }
}

/** All worksheets' XML, and that an independent library opens every one of them. */
async function opened({ bytes }: Reply) {
  const files = unzipSync(bytes)
  const names = Object.keys(files).filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
  const cells: unknown[] = []
  for (const at of names.keys()) cells.push(...(await spreadsheetRows(bytes, at + 1)).flat())
  const xml = names.map((name) => strFromU8(files[name] ?? new Uint8Array())).join('')
  return { worksheets: names.length, cells, xml }
}

test.group('Excel files', (group) => {
  isolateDatabase(group)

  test('every Excel file opens in a spreadsheet, and what looks like a formula is a text in it', async ({
    assert,
  }) => {
    const { admin, school, token, packageId, classId, event } = await formulas()
    const day = dateOf(startOfDay(Date.now()))
    const report = `/admin/laporan?dari=${day}&sampai=${day}&format=xlsx`
    /** By route: the call, and the texts that must be in its file. */
    const files: Record<string, [path: string, texts: string[]]> = {
      '/api/admin/payments/excel': ['/admin/payments/excel', [LEARNER, PACKAGE, REASON, '=KODE']],
      '/api/admin/user/excel': ['/admin/user/excel', [LEARNER, PACKAGE]],
      '/api/admin/riwayat-ujian/excel': ['/admin/riwayat-ujian/excel', [LEARNER, PACKAGE]],
      '/api/admin/audit-log/excel': ['/admin/audit-log/excel', ['=ADMIN()']],
      '/api/admin/laporan': [report, [LEARNER, PACKAGE, CLASS, '=KODE', '=BELUM()']],
      '/api/admin/kelas/:id/hasil/excel': [
        `/admin/kelas/${classId}/hasil/excel?paket=${packageId}`,
        [LEARNER, PACKAGE, CLASS],
      ],
      '/api/admin/jadwal/:id/hasil/excel': [`${event.path}/hasil/excel`, [LEARNER, PACKAGE]],
      '/api/admin/jadwal/:id/daftar-hadir/excel': [
        `${event.path}/daftar-hadir/excel`,
        [LEARNER, CLASS],
      ],
      '/api/sekolah/:token/excel': [`/sekolah/${token}/excel`, [LEARNER, PACKAGE, CLASS]],
      '/api/admin/paket-soal/:paketId/analisis/excel': [
        `/admin/paket-soal/${packageId}/analisis/excel`,
        [PACKAGE],
      ],
      '/api/admin/paket-soal/:paketId/ekspor': [
        `/admin/paket-soal/${packageId}/ekspor?format=xlsx`,
        [],
      ],
      '/api/admin/kelas/template': ['/admin/kelas/template', []],
      '/api/admin/paket-soal/impor/template': ['/admin/paket-soal/impor/template', []],
    }
    const routes = endpoints().map(({ pattern }) => pattern)
    const ofFiles = routes.filter((pattern) => /\/(excel|ekspor|template|laporan)$/.test(pattern))
    assert.sameMembers(ofFiles, Object.keys(files))

    for (const [route, [path, texts]] of Object.entries(files)) {
      const reply = await (route.startsWith('/api/sekolah') ? school : admin).get(path)
      assert.equal(reply.status, 200, `${path}: ${JSON.stringify(reply.body)}`)
      assert.match(reply.headers.get('content-type') ?? '', /spreadsheetml/, path)
      const { worksheets, cells, xml } = await opened(reply)
      assert.isAbove(worksheets, 0, path)
      assert.notMatch(xml, /<f[ >]/, path)
      for (const text of texts) {
        const found = cells.some((cell) => typeof cell === 'string' && cell.includes(text))
        assert.isTrue(found, `${text} in ${path}`)
      }
    }
  }).timeout(LIMITS.manyRuns)
})
