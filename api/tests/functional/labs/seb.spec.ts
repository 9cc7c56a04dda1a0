import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Attempt from '#app/exam/models/attempt'
import { createLab } from '#database/factories/lab_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { completePackage, MINUTE, start, takeSeat, type Seat } from '#tests/support/exam'
import { adminBrowser, confirmedAdmin } from '#tests/support/questions'
import { insideSeb, ORIGIN, proofAddressOf, proofAt, prove, type Seb } from '#tests/support/seb'
import { stopClock } from '#tests/support/time_travel'

const PASSWORDS = { kataSandiKeluar: 'keluar dari SEB', kataSandiBerkas: 'pembuka berkas' }
const EXAM_KEY = 'e'.repeat(64)

/** A lab with a file, and its SEB on a computer with Windows. */
async function openLab() {
  const admin = await confirmedAdmin()
  const { lab } = await createLab()
  const path = `/admin/lab/${lab.id}/seb`
  const make = async (): Promise<Seb> => {
    const { status, body } = await admin.post(path, { ...PASSWORDS, force: true })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return { configKey: body.data.configKey, examKey: EXAM_KEY, sendsHeaders: true }
  }
  return { admin, lab, path, make, seb: await make() }
}

const onMac = (seb: Seb): Seb => ({ ...seb, sendsHeaders: false })

/** A learner with a grant for a lab-only package, who has proven their SEB. */
async function seated(seb: Seb): Promise<Seat> {
  const seat = await takeSeat(await completePackage({ labOnly: true }))
  insideSeb(seat.browser, seb)
  const { status, body } = await prove(seat.browser, seb)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return seat
}

test.group('Safe Exam Browser | in an exam for labs only', (group) => {
  isolateDatabase(group)

  test('Safe Exam Browser on {$self} counts as a computer of its lab')
    .with(['SEB for Windows', 'SEB for macOS'] as const)
    .run(async ({ assert }, system) => {
      using time = stopClock()
      const { lab, seb: windows } = await openLab()
      const seb = system === 'SEB for macOS' ? onMac(windows) : windows
      const { browser, user, pack } = await seated(seb)
      assert.equal((await browser.get('/seb')).body.data.lab, lab.name)
      assert.isTrue((await browser.get(`/users/cek-akses/${pack.id}`)).body.bolehAkses)
      assert.equal((await browser.put('/soal/timers', { nohp: user.nohp })).status, 200)

      const attempt = await Attempt.findByOrFail('userId', user.id)
      assert.isTrue(attempt.labOnly)
      assert.equal(attempt.startedLabId, lab.id)
      assert.isNull(attempt.startedSeat)
      assert.equal(attempt.seenAt, time.now)
      const audio = (await browser.get('/soal')).body.soal[0].audio as string
      // Authorised; there is no such file.
      assert.equal((await browser.get(audio)).status, 404)
      const answer = [{ id: 1, answer: '1' }]
      assert.equal((await browser.post('/soal/simpan-jawaban', { answer })).status, 200)
    })

  test('Safe Exam Browser is refused before it has proven its configuration, whatever its headers', async ({
    assert,
  }) => {
    const { seb } = await openLab()
    const seat = await takeSeat(await completePackage({ labOnly: true }))
    insideSeb(seat.browser, seb)
    assert.isNull((await seat.browser.get('/seb')).body.data.lab)
    assert.equal((await start(seat)).body.code, 'khusus_lab')
  })

  test('Safe Exam Browser is refused in every call whose headers are missing, wrong, or of another address', async ({
    assert,
  }) => {
    const { seb } = await openLab()
    const seat = await seated(seb)
    await start(seat)
    const refused = async (sign: BrowserSession['sign'], name: string) => {
      const elsewhere = seat.browser.copy()
      elsewhere.sign = sign
      const answer = [{ id: 1, answer: '1' }]
      const calls = {
        read: () => elsewhere.get('/soal'),
        save: () => elsewhere.post('/soal/simpan-jawaban', { answer }),
        next: () => elsewhere.put('/soal/timers/next', { from: 'listening' }),
        submit: () => elsewhere.post('/soal/jawaban', { answers: [] }),
      }
      for (const [call, send] of Object.entries(calls)) {
        assert.equal((await send()).body.code, 'khusus_lab', `${name}: ${call}`)
      }
    }
    const { sign } = seat.browser
    await refused(() => ({}), 'the session in another browser')
    await refused((method) => sign(method, '/api/users/getAuth'), 'hashes of another address')
    await refused(
      (_, path) =>
        insideSeb(new BrowserSession(), { ...seb, configKey: 'a'.repeat(64) }).sign('', path),
      'another configuration'
    )
    assert.equal((await seat.browser.get('/soal')).status, 200)
  })

  test('a proof of Safe Exam Browser is valid only for the login that gave it', async ({
    assert,
  }) => {
    const { seb } = await openLab()
    const seat = await seated(onMac(seb))
    await start(seat)
    const again = await BrowserSession.of(seat.user)
    assert.isNull((await again.get('/seb')).body.data.lab)
    assert.equal((await again.put('/soal/timers', { takeover: true })).body.code, 'khusus_lab')

    await seat.browser.post('/users/logout')
    const { status } = await seat.browser.post('/users/login', {
      identifier: seat.user.email,
      password: 'wrong password',
    })
    assert.notEqual(status, 200)
    assert.equal((await seat.browser.get('/seb')).status, 401)
  })

  test('Safe Exam Browser is refused from the moment its file is replaced or revoked, or its lab is', async ({
    assert,
  }) => {
    const { admin, lab, path, make, seb } = await openLab()
    const { browser } = await seated(seb)
    const labOf = async () => (await browser.get('/seb')).body.data.lab

    const newer = await make()
    assert.isNull(await labOf())
    assert.equal((await prove(browser, seb)).body.code, 'seb_tidak_dikenal')
    insideSeb(browser, newer)
    await prove(browser, newer)
    assert.equal(await labOf(), lab.name)

    assert.equal((await admin.delete(`${path}?force=1`)).status, 200)
    assert.isNull(await labOf())
    assert.equal((await prove(browser, newer)).body.code, 'seb_tidak_dikenal')

    const last = await make()
    insideSeb(browser, last)
    await prove(browser, last)
    assert.equal(await labOf(), lab.name)
    assert.equal((await admin.delete(`/admin/lab/${lab.id}?force=1`)).status, 200)
    assert.isNull(await labOf())
  })

  test('Safe Exam Browser shows in the lab, in the audit log and to the invigilator', async ({
    assert,
  }) => {
    using time = stopClock()
    const { admin, lab, seb } = await openLab()
    const seat = await seated(seb)
    await start(seat)
    const seats = async () => (await admin.get(`/admin/lab/${lab.id}`)).body.data.kursi
    const [shown, ...others] = await seats()
    assert.deepEqual(others, [])
    assert.isNull(shown.kursi)
    assert.equal(shown.peserta.nama, seat.user.name)
    assert.isTrue(shown.hadir)
    assert.isTrue(shown.terhubung)
    time.pass(11 * MINUTE)
    assert.isFalse((await seats())[0].terhubung)

    const second = insideSeb(await BrowserSession.of(seat.user), seb)
    await prove(second, seb)
    assert.equal((await second.put('/soal/timers', { takeover: true })).status, 200)
    const entry = await AuditEntry.findByOrFail('action', 'attempt.taken_over')
    assert.deepInclude(entry.details, { lab: lab.name, seat: null })
  })
})

test.group('Safe Exam Browser | the proof', (group) => {
  isolateDatabase(group)

  const learner = async (seb: Seb) => insideSeb(await BrowserSession.of(await createUser()), seb)

  test('a proof of Safe Exam Browser is useless to another login: its address differs', async ({
    assert,
  }) => {
    const { seb } = await openLab()
    const [one, other] = [await learner(onMac(seb)), await learner(onMac(seb))]
    const recorded = proofAt(await proofAddressOf(one), seb)
    assert.equal((await one.post('/seb', recorded)).status, 200)
    const replayed = await other.post('/seb', recorded)
    assert.equal(replayed.status, 403)
    assert.equal(replayed.body.code, 'seb_alamat')
    assert.isNull((await other.get('/seb')).body.data.lab)
  })

  test('a proof of Safe Exam Browser needs the public address, not the one that a proxy calls', async ({
    assert,
  }) => {
    const { seb } = await openLab()
    const browser = await learner(onMac(seb))
    const address = await proofAddressOf(browser)
    for (const wrong of [
      address.replace(ORIGIN, 'http://10.0.0.7:3333'),
      address.replace('://', '://ujian.'),
      address.replace('/seb?', '/paketsoal?'),
      address.slice(0, -2),
      `${ORIGIN}/seb`,
      'javascript:alert(1)',
      'seb',
    ]) {
      const reply = await browser.post('/seb', proofAt(wrong, seb))
      assert.equal(reply.body.code, 'seb_alamat', wrong)
    }
    for (const body of [
      {},
      { ...proofAt(address, seb), alamat: 'x'.repeat(3000) },
      { ...proofAt(address, seb), kunciKonfigurasi: 'x' },
      { ...proofAt(address, seb), kunciUjian: 7 },
    ]) {
      assert.equal((await browser.post('/seb', body)).status, 422)
    }
    const more = `${address}&ke=%2Fujian%2F3`
    assert.equal((await browser.post('/seb', proofAt(more, seb))).status, 200)
  })

  test('a proof of Safe Exam Browser names the lab whose configuration it is', async ({
    assert,
  }) => {
    const [one, other] = [await openLab(), await openLab()]
    for (const { lab, seb } of [one, other]) {
      assert.equal((await prove(await learner(seb), seb)).body.data.lab, lab.name)
    }
    const mixed = insideSeb(await learner(one.seb), one.seb)
    assert.equal((await prove(mixed, other.seb)).body.code, 'seb_tidak_dikenal')
  })

  test('a proof accepts any version of Safe Exam Browser while none is listed, then only listed ones', async ({
    assert,
  }) => {
    const { admin, path, seb } = await openLab()
    const mac = { ...seb, examKey: 'A1'.repeat(32), sendsHeaders: false }
    const browsers = [await learner(seb), await learner(mac)] as const
    await prove(browsers[1], mac)
    assert.isNotNull((await browsers[1].get('/seb')).body.data.lab)

    const add = (nama: string, kunci: string) => admin.post(`${path}/versi`, { nama, kunci })
    assert.equal((await add('Windows 3.9', seb.examKey)).status, 201)
    assert.equal((await prove(browsers[0], seb)).status, 200)
    assert.equal((await prove(browsers[1], mac)).body.code, 'seb_versi')
    assert.isNull((await browsers[1].get('/seb')).body.data.lab, 'an earlier proof ends')

    assert.equal((await add('macOS 3.5', mac.examKey)).status, 201)
    // SEB hashes its key in lower case.
    const lower = { ...mac, examKey: mac.examKey.toLowerCase() }
    assert.equal((await prove(browsers[1], lower)).status, 200)

    const removal = await admin.post(`${path}/hapus-versi`, { nama: 'Windows 3.9' })
    assert.equal(removal.status, 200)
    assert.isNull((await browsers[0].get('/seb')).body.data.lab)
    assert.isNotNull((await browsers[1].get('/seb')).body.data.lab)
    const unlisted = insideSeb(browsers[1], { ...lower, examKey: EXAM_KEY, sendsHeaders: true })
    assert.isNull((await unlisted.get('/seb')).body.data.lab, 'headers of another version')
  })
})

test.group("Safe Exam Browser | the admin's file", (group) => {
  isolateDatabase(group)

  test('a file for Safe Exam Browser is returned once, and stored neither itself nor its passwords', async ({
    assert,
  }) => {
    const { admin, lab, path } = await openLab()
    const made = await admin.post(path, PASSWORDS)
    assert.equal(made.status, 201)
    assert.equal(made.body.data.namaBerkas, `${lab.name.replaceAll(' ', '-')}.seb`)
    assert.match(made.body.data.configKey, /^[0-9a-f]{64}$/)
    assert.isAbove(Buffer.from(made.body.data.isi, 'base64').length, 500)

    const shown = (await admin.get(`/admin/lab/${lab.id}`)).body.data.seb
    assert.properties(shown, ['dibuat', 'berkataSandi', 'berlaku', 'versi'])
    assert.isTrue(shown.berkataSandi)
    assert.isTrue(shown.berlaku)
    assert.deepEqual(shown.versi, [])
    const entries = await AuditEntry.query().where('action', 'lab.seb_file_made')
    assert.deepEqual(entries.at(-1)?.details, { name: lab.name, hasPassword: true })
  })

  test('a file for Safe Exam Browser may be readable, when the admin gives no password for it', async ({
    assert,
  }) => {
    const { admin, lab, path } = await openLab()
    const { kataSandiKeluar } = PASSWORDS
    assert.equal((await admin.post(path, { kataSandiKeluar, kataSandiBerkas: null })).status, 201)
    assert.isFalse((await admin.get(`/admin/lab/${lab.id}`)).body.data.seb.berkataSandi)
  })

  test('a file for Safe Exam Browser needs two passwords that SEB reads the same on every system', async ({
    assert,
  }) => {
    const { admin, path } = await openLab()
    const errorOf = async (body: object) => {
      const reply = await admin.post(path, { ...PASSWORDS, ...body })
      assert.equal(reply.status, 422)
      return reply.body.message as string
    }
    assert.equal(
      await errorOf({ kataSandiKeluar: 'pendek' }),
      'Kata sandi keluar minimal 10 karakter.'
    )
    assert.equal(
      await errorOf({ kataSandiKeluar: 'kata sandí keluar' }),
      'Gunakan hanya huruf tanpa aksen, angka, spasi, dan tanda baca papan ketik.'
    )
    assert.equal(
      await errorOf({ kataSandiBerkas: PASSWORDS.kataSandiKeluar }),
      'Kata sandi berkas harus berbeda dari kata sandi keluar.'
    )
  })

  test('a file for Safe Exam Browser needs the password again', async ({ assert }) => {
    const { path } = await openLab()
    const admin = await adminBrowser()
    for (const call of [
      admin.post(path, PASSWORDS),
      admin.delete(path),
      admin.post(`${path}/versi`, { nama: 'Windows', kunci: EXAM_KEY }),
      admin.post(`${path}/hapus-versi`, { nama: 'Windows' }),
    ]) {
      assert.equal((await call).body.code, 'perlu_kata_sandi')
    }
  })

  test('versions of Safe Exam Browser are listed once each, and only in the right form', async ({
    assert,
  }) => {
    const { admin, path, lab } = await openLab()
    const add = (nama: unknown, kunci: unknown) => admin.post(`${path}/versi`, { nama, kunci })
    assert.equal((await add('Windows 3.9', EXAM_KEY.toUpperCase())).status, 201)
    assert.equal((await add('windows 3.9', 'f'.repeat(64))).status, 409)
    assert.equal((await add('Windows 3.10', EXAM_KEY)).status, 409)
    assert.equal((await add('Windows 3.10', 'f'.repeat(63))).status, 422)
    assert.deepEqual((await admin.get(`/admin/lab/${lab.id}`)).body.data.seb.versi, ['Windows 3.9'])
    const missing = await admin.post(`${path}/hapus-versi`, { nama: 'macOS' })
    assert.equal(missing.status, 404)
    const { lab: without } = await createLab()
    const none = await admin.post(`/admin/lab/${without.id}/seb/versi`, {
      nama: 'Windows',
      kunci: EXAM_KEY,
    })
    assert.equal(none.status, 404)
    for (let index = 1; index < 10; index += 1) {
      assert.equal((await add(`Versi ${index}`, String(index).repeat(64))).status, 201)
    }
    assert.equal((await add('Satu lagi', 'a'.repeat(64))).status, 409)
  })
})

test.group('Safe Exam Browser | while exams run in it', (group) => {
  isolateDatabase(group)

  test('a change that locks running exams in Safe Exam Browser out asks first, any other does not', async ({
    assert,
  }) => {
    const { admin, path, lab, seb } = await openLab()
    await start(await seated(seb))
    const asked = async (change: Promise<{ body: { code?: string }; status: number }>) => {
      const { status, body } = await change
      assert.equal(status, 409)
      assert.equal(body.code, 'simulasi_berjalan')
    }
    await asked(admin.post(path, PASSWORDS))
    await asked(admin.delete(path))
    const version = { nama: 'Windows 3.9', kunci: EXAM_KEY }
    await asked(admin.post(`${path}/versi`, version))
    // The lab's key is used by the kiosks: SEB doesn't sign with it.
    assert.equal((await admin.post(`/admin/lab/${lab.id}/kunci`, {})).status, 200)

    assert.equal((await admin.post(`${path}/versi`, { ...version, force: true })).status, 201)
    assert.equal((await admin.post(path, { ...PASSWORDS, force: true })).status, 201)
  })
})
