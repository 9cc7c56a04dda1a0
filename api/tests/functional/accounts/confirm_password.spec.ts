import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { readSettings, writeSettings } from '#app/academy/actions/academy_settings'
import { sampleQris } from '#database/demo_academy/sample_qris'
import ResetCode from '#app/accounts/models/reset_code'
import EnrolmentCode from '#app/labs/models/enrolment_code'
import Entitlement from '#app/enrolment/models/entitlement'
import Lab from '#app/labs/models/lab'
import { clock } from '#app/platform/time/clock'
import SchoolLink from '#app/reports/models/school_link'
import { PASSWORD_AGAIN } from '#contracts/passwords'
import { ADMIN_REFUSAL } from '#contracts/refusals'
import { createClass } from '#database/factories/class_factory'
import { createLab } from '#database/factories/lab_factory'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createPackage } from '#database/factories/package_factory'
import { createResult } from '#database/factories/result_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { MINUTE, SECOND } from '#tests/support/exam'
import { adminBrowser } from '#tests/support/questions'
import { readSecurityLog } from '#tests/support/security_log'
import { stopClock } from '#tests/support/time_travel'

const DAY = 24 * 60 * MINUTE
const PATH = '/users/konfirmasi-password'

interface Things {
  userId: number
  labId: number
  classId: number
  packageId: number
  /** Of which the class has a result. */
  satPackageId: number
}

/** The calls for which a stolen session of an admin must not suffice. */
const GUARDED: Record<string, (browser: BrowserSession, things: Things) => Promise<Reply>> = {
  'another QRIS': (browser) =>
    browser.put('/admin/pengaturan', { qrisTeks: sampleQris('PENCURI') }),
  'removing the QRIS': (browser) => browser.put('/admin/pengaturan', { qrisTeks: null }),
  'a reset code': (browser, { userId }) => browser.post(`/admin/user/${userId}/kode-reset`),
  'a new lab': (browser) => browser.post('/admin/lab', { nama: 'Lab Baru' }),
  "a lab's new key": (browser, { labId }) => browser.post(`/admin/lab/${labId}/kunci`),
  'a code for seats': (browser, { labId }) =>
    browser.post(`/admin/lab/${labId}/kode-kursi`, { kali: 1 }),
  'another WhatsApp number': (browser) =>
    browser.put('/admin/pengaturan', { nomorWa: '081277778888' }),
  'removing the WhatsApp number': (browser) => browser.put('/admin/pengaturan', { nomorWa: null }),
  'access without a payment': (browser, { userId, packageId }) =>
    browser.post(`/admin/user/${userId}/akses`, { paket_soal_id: packageId, alasan: 'Beasiswa' }),
  'access for a class': (browser, { classId, packageId }) =>
    browser.post(`/admin/kelas/${classId}/akses`, { paket_soal_id: packageId, alasan: 'Beasiswa' }),
  'a link for a school': (browser, { classId, satPackageId }) => {
    const sampai = new Date(clock.now() + 7 * DAY).toISOString().slice(0, 10)
    return browser.post(`/admin/kelas/${classId}/tautan`, { paketId: satPackageId, sampai })
  },
  "a lab's end": (browser, { labId }) => browser.delete(`/admin/lab/${labId}`),
}

test.group('A password asked again', (group) => {
  isolateDatabase(group)

  test('the password is asked again before {$self}, and stays confirmed for five minutes')
    .with(Object.keys(GUARDED))
    .run(async ({ assert }, what) => {
      using time = stopClock()
      const call = GUARDED[what]
      if (!call) throw new Error(what)
      const browser = await adminBrowser()
      await writeSettings(db.connection(), {
        qrisText: sampleQris('AKADEMI'),
        whatsappNumber: '081211112222',
      })
      const user = await createUser()
      const things = {
        userId: user.id,
        labId: (await createLab()).lab.id,
        classId: (await createClass([user])).id,
        packageId: (await createPackage()).id,
        satPackageId: (await createResult(user)).packageId,
      }
      const refusal = async () => {
        const { status, body } = await call(browser, things)
        return [status, body.code, body.message]
      }
      const before = await stateOf()
      assert.deepEqual(await refusal(), [403, ADMIN_REFUSAL.passwordNeeded, PASSWORD_AGAIN])

      await browser.confirmPassword()
      time.pass(5 * MINUTE)
      assert.deepEqual(await refusal(), [403, ADMIN_REFUSAL.passwordNeeded, PASSWORD_AGAIN])
      assert.deepEqual(await stateOf(), before)

      await browser.confirmPassword()
      time.pass(5 * MINUTE - SECOND)
      assert.oneOf((await call(browser, things)).status, [200, 201])
      assert.notDeepEqual(await stateOf(), before)
    })

  test("the password is asked again before a seat's key is revoked", async ({ assert }) => {
    const { lab } = await createLab()
    const end = { path: `/admin/lab/${lab.id}/cabut-kursi`, body: { kursi: '07' } }
    const browser = await adminBrowser()
    assert.equal((await browser.post(end.path, end.body)).body.code, ADMIN_REFUSAL.passwordNeeded)
    await browser.confirmPassword()
    assert.equal((await browser.post(end.path, end.body)).status, 404)
  })

  test('a confirmed password counts for its own login only', async ({ assert }) => {
    const admin = await createAdmin()
    const [confirmed, other] = [await BrowserSession.of(admin), await BrowserSession.of(admin)]
    await confirmed.confirmPassword()
    assert.equal((await other.post('/admin/lab', { nama: 'Lab' })).status, 403)

    const again = { identifier: admin.email, password: FACTORY_PASSWORD }
    assert.equal((await confirmed.post('/users/login', again)).status, 200)
    assert.equal((await confirmed.post('/admin/lab', { nama: 'Lab' })).status, 403)
  })

  test('other settings, or the same QRIS, need no confirmed password', async ({ assert }) => {
    const qrisTeks = sampleQris('AKADEMI')
    await writeSettings(db.connection(), { qrisText: qrisTeks })
    const browser = await adminBrowser()
    const saved = await browser.put('/admin/pengaturan', { namaAkademi: 'Baru', qrisTeks })
    assert.equal(saved.status, 200)
  })

  test('a wrong confirmation is refused, and five end the tries', async ({ assert }) => {
    const browser = await adminBrowser()
    using log = readSecurityLog()
    for (let tries = 1; tries <= 5; tries++) {
      const { status, body } = await browser.post(PATH, { password: 'salah-sekali' })
      assert.equal(status, 422)
      assert.deepEqual(body.errors, [{ field: 'password', msg: 'Password salah.' }])
    }
    assert.equal((await browser.post(PATH, { password: FACTORY_PASSWORD })).status, 429)
    assert.equal((await browser.post('/admin/lab', { nama: 'Lab' })).status, 403)
    assert.deepEqual(log.events().slice(0, 6), [
      ...Array.from({ length: 5 }, () => 'password_wrong'),
      'tries_used_up',
    ])
  })

  test('a password confirmation leaves a line in the security log', async ({ assert }) => {
    const browser = await adminBrowser()
    using log = readSecurityLog()
    await browser.confirmPassword()
    assert.deepEqual(log.events(), ['password_confirmed'])
  })
})

/** The state that the guarded calls change. */
async function stateOf() {
  return {
    payees: [(await readSettings()).qrisText, (await readSettings()).whatsappNumber],
    grants: (await Entitlement.all()).length,
    links: (await SchoolLink.all()).length,
    codes: (await ResetCode.all()).length,
    seatCodes: (await EnrolmentCode.all()).length,
    labs: (await Lab.all()).map(({ sealedKey, revokedAt }) => ({ sealedKey, revokedAt })),
  }
}
