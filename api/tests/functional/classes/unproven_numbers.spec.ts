import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { createClass } from '#database/factories/class_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { confirmedAdmin } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'
import { LIMITS } from '#tests/support/limits'

const NOHP = '081377770001'
const DOUBT = 'Akun dibuat sendiri tanggal 20 November 2026, nomornya belum terbukti.'

/** Registers an account with this number. */
async function register(nohp: string) {
  const visitor = await BrowserSession.visitor()
  const login = { identifier: nohp, password: 'kata-sandi-peniru' }
  const email = `${nohp}@contoh.test`
  const person = { nama: 'Ayu Lestari', nohp, email, password: login.password }
  const { status } = await visitor.post('/users/register', person)
  if (status !== 201) throw new Error(`the registration failed with ${status}`)
  const browser = await BrowserSession.visitor()
  const signIn = () => browser.post('/users/login', login)
  if ((await signIn()).status !== 200) throw new Error('the login failed')
  return { browser, signIn, user: await User.findByOrFail('nohp', nohp) }
}

const listOf = (...numbers: string[]) =>
  ['Nama,Nomor HP', ...numbers.map((nohp) => `Ayu Lestari,${nohp}`)].join('\n')

/** The streamed response to printing cards. */
async function print(admin: BrowserSession, classId: number, order: object) {
  const { status, body } = await admin.post(`/admin/kelas/${classId}/kartu`, order)
  return { status, ...body, pdf: undefined }
}

test.group('An account that opened itself', (group) => {
  isolateDatabase(group)
  group.each.timeout(LIMITS.manyCalls)

  test("an unproven account joins a class with a mark, and loses its password to the school's card", async ({
    assert,
  }) => {
    using _ = stopClock(Date.UTC(2026, 10, 20, 3))
    const impostor = await register(NOHP)
    const { id } = await createClass()
    const admin = await confirmedAdmin()
    const path = `/admin/kelas/${id}/peserta`

    const checked = await admin.post(`${path}/periksa`, { daftar: listOf(NOHP, '081377770002') })
    assert.containSubset(checked.body.data, [
      { nohp: NOHP, status: 'ada', keterangan: DOUBT, belum_terbukti: true },
      { nohp: '081377770002', status: 'baru', keterangan: null, belum_terbukti: false },
    ])
    assert.equal((await admin.post(path, { daftar: listOf(NOHP) })).status, 200)
    const marks = async () =>
      (await admin.get(`/admin/kelas/${id}`)).body.data.peserta.map(
        ({ belum_terbukti: isMarked }: { belum_terbukti: boolean }) => isMarked
      )
    assert.deepEqual(await marks(), [true])

    const printed = await print(admin, id, { siapa: 'tanpa_password' })
    assert.containSubset(printed, { status: 200, kartu: 1, password: 1 })
    assert.equal((await impostor.browser.get('/users/getAuth')).status, 401)
    assert.equal((await impostor.signIn()).status, 401)
    assert.deepEqual(await marks(), [false])
    assert.equal((await print(admin, id, { siapa: 'tanpa_password' })).status, 409)
  })

  test('an unproven account gets a new password with everybody’s cards, unless the order says otherwise or it is in an exam', async ({
    assert,
  }) => {
    const { user, signIn } = await register(NOHP)
    const { id } = await createClass([user, await createUser()])
    const admin = await confirmedAdmin()

    const kept = { siapa: 'semua', gantiBelumTerbukti: false }
    assert.containSubset(await print(admin, id, kept), { status: 200, kartu: 2, password: 0 })
    await user.merge({ examStatus: 'ujian' }).save()
    assert.containSubset(await print(admin, id, { siapa: 'semua' }), { status: 200, password: 0 })
    assert.equal((await signIn()).status, 200)
    await user.merge({ examStatus: 'idle' }).save()
    assert.containSubset(await print(admin, id, { siapa: 'semua' }), { status: 200, password: 1 })
    assert.equal((await signIn()).status, 401)
  })

  test("an account's number is proven after a confirmed payment, until it takes another number", async ({
    assert,
  }) => {
    const { browser, user, signIn } = await register(NOHP)
    const payment = await createPayment(user, await createPackage())
    const { id } = await createClass([user])
    const admin = await confirmedAdmin()
    const [status, order] = [{ status: 'confirmed' }, { siapa: 'semua' }]
    assert.equal((await admin.put(`/admin/payments/${payment.id}/status`, status)).status, 200)
    assert.containSubset(await print(admin, id, order), { kartu: 1, password: 0 })
    assert.equal((await signIn()).status, 200)

    const moved = { nama: user.name, newNohp: '081377770009', password: 'kata-sandi-peniru' }
    const reply = await browser.put('/users/profile', { ...moved, email: user.email })
    assert.equal(reply.status, 200)
    assert.containSubset(await print(admin, id, order), { kartu: 1, password: 1 })
  })
})
