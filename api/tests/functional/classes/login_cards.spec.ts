import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import User from '#app/accounts/models/user'
import ResetCode from '#app/accounts/models/reset_code'
import AuditEntry from '#app/audit/models/audit_entry'
import { CARDS_NOBODY_CHOSEN } from '#app/classes/domain/cards'
import { ADMIN_REFUSAL, OWN_PASSWORD_NEEDED } from '#contracts/refusals'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { pdfText } from '#tests/support/pdf_text'
import { adminBrowser, confirmedAdmin } from '#tests/support/questions'
import { LIMITS } from '#tests/support/limits'

const PASSWORD = /[2-9cdhjkmnprtwxy]{11}/g

async function newClass(admin: BrowserSession, members: readonly User[]): Promise<string> {
  const { body } = await admin.post('/admin/kelas', { nama: 'XII IPA 1' })
  for (const { id } of members) {
    await db.table('class_members').insert({ class_id: body.id, user_id: id, added_at: 1 })
  }
  return `/admin/kelas/${body.id}`
}

const fresh = (name: string) => createUser({ name, passwordMissing: true, email: null })

interface Printed {
  status: number
  body: { kartu: number; password: number; sisa: number; kemajuan: number[]; galat?: string }
  text: string
  passwords: string[]
}

async function print(admin: BrowserSession, path: string, order: object): Promise<Printed> {
  const { status, body } = await admin.post(`${path}/kartu`, order)
  const text = body.pdf ? await pdfText(Buffer.from(body.pdf, 'base64')) : ''
  return { status, body, text, passwords: text.match(PASSWORD) ?? [] }
}

async function logIn({ nohp }: User, password: string) {
  const visitor = await BrowserSession.visitor()
  return visitor.post('/users/login', { identifier: nohp, password })
}

test.group('Login cards', (group) => {
  isolateDatabase(group)

  test('login cards give learners without a password one that opens their account', async ({
    assert,
  }) => {
    const [ayu, budi, citra] = [await fresh('Ayu'), await fresh('Budi'), await createUser()]
    const admin = await confirmedAdmin()
    const path = await newClass(admin, [ayu, budi, citra])
    const { status, body, text, passwords } = await print(admin, path, { siapa: 'tanpa_password' })
    assert.equal(status, 200)
    assert.containSubset(body, { kartu: 2, password: 2, sisa: 0 })
    assert.equal(body.kemajuan.at(-1), 2)
    assert.lengthOf(new Set(passwords), 2)
    for (const part of ['Ayu', 'Budi', ayu.nohp, budi.nohp, 'XII IPA 1', 'KARTU PESERTA']) {
      assert.include(text, part)
    }
    assert.notInclude(text, citra.nohp)

    const opened = await Promise.all(
      [ayu, budi].map((user, at) => logIn(user, passwords[at] ?? ''))
    )
    assert.deepEqual(
      opened.map((reply) => reply.body.code),
      [OWN_PASSWORD_NEEDED, OWN_PASSWORD_NEEDED]
    )
    assert.equal((await logIn(citra, FACTORY_PASSWORD)).status, 200)
    await ayu.refresh()
    assert.deepEqual([ayu.passwordMissing, ayu.mustChangePassword], [false, true])
    const { peserta } = (await admin.get(path)).body.data
    assert.deepEqual(
      peserta.map((one: { tanpa_password: boolean; dari_kartu: boolean }) => [
        one.tanpa_password,
        one.dari_kartu,
      ]),
      [
        [false, true],
        [false, true],
        [false, false],
      ]
    )
    const again = await print(admin, path, { siapa: 'tanpa_password' })
    assert.deepEqual(
      [again.status, (again.body as unknown as { message: string }).message],
      [409, 'Semua peserta kelas ini sudah punya password.']
    )
  })

  test('login cards are shown once, recorded without the secret, and stored nowhere', async ({
    assert,
  }) => {
    const ayu = await fresh('Ayu')
    const admin = await confirmedAdmin()
    const path = await newClass(admin, [ayu])
    const { headers, body, bytes } = await admin.post(`${path}/kartu`, { siapa: 'tanpa_password' })
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.match(headers.get('content-type') ?? '', /^application\/json/)
    const [password = ''] = (await pdfText(Buffer.from(body.pdf, 'base64'))).match(PASSWORD) ?? []
    assert.notInclude(bytes.toString(), password)
    const entry = await AuditEntry.findByOrFail('action', 'class.cards_printed')
    assert.deepEqual(entry.details, {
      name: 'XII IPA 1',
      cards: 1,
      mustChange: true,
      userIds: [ayu.id],
    })
    assert.isTrue(await hash.verify((await ayu.refresh()).password, password))
  })

  test("login cards for all learners don't change existing passwords", async ({ assert }) => {
    const [ayu, budi] = [await fresh('Ayu'), await createUser({ name: 'Budi' })]
    const admin = await confirmedAdmin()
    const path = await newClass(admin, [ayu, budi])
    const browser = await BrowserSession.of(budi)
    const order = { siapa: 'semua', wajibGanti: false }
    const { body, text, passwords } = await print(admin, path, order)
    assert.containSubset(body, { kartu: 2, password: 1 })
    assert.include(text, 'pakai password Anda sendiri')
    assert.equal((await browser.get('/users/getAuth')).status, 200)
    assert.equal((await logIn(ayu, passwords[0] ?? '')).status, 200, 'nothing to change')
  })

  test('login cards for selected learners replace their passwords and end their logins', async ({
    assert,
  }) => {
    const [ayu, budi] = [await createUser({ name: 'Ayu' }), await createUser({ name: 'Budi' })]
    const admin = await confirmedAdmin()
    const path = await newClass(admin, [ayu, budi])
    const browsers = [await BrowserSession.of(ayu), await BrowserSession.of(budi)]
    const now = Date.now()
    await ResetCode.create({ userId: ayu.id, codeHash: 'x', expiresAt: now, createdAt: now })
    const { body, passwords } = await print(admin, path, { siapa: 'pilihan', peserta: [ayu.id] })
    assert.containSubset(body, { kartu: 1, password: 1 })
    assert.deepEqual(
      await Promise.all(browsers.map(async (one) => (await one.get('/users/getAuth')).status)),
      [401, 200]
    )
    assert.equal((await logIn(ayu, FACTORY_PASSWORD)).status, 401)
    assert.equal((await logIn(ayu, passwords[0] ?? '')).body.code, OWN_PASSWORD_NEEDED)
    assert.isNull(await ResetCode.find(ayu.id))
  })

  test('login cards are refused for {name}')
    .with([
      { name: 'nobody', order: { siapa: 'pilihan' }, status: 422, message: CARDS_NOBODY_CHOSEN },
      {
        name: 'somebody of another class',
        order: { siapa: 'pilihan', peserta: [1_999_999_999] },
        status: 422,
        message: 'Ada peserta yang tidak lagi ada di kelas ini. Muat ulang halaman ini.',
      },
      {
        name: 'too many',
        order: { siapa: 'pilihan', peserta: Array.from({ length: 501 }, (_, at) => at + 1) },
        status: 422,
        message: 'Paling banyak 500 kartu sekaligus. Pilih sebagian peserta.',
      },
      { name: 'an unknown choice', order: { siapa: 'guru' }, status: 422, message: undefined },
    ])
    .run(async ({ assert }, { order, status, message }) => {
      const admin = await confirmedAdmin()
      const path = await newClass(admin, [await createUser()])
      const { status: answered, body } = await admin.post(`${path}/kartu`, order)
      assert.equal(answered, status)
      if (message) assert.equal(body.message, message)
    })

  test('login cards are refused for an empty or archived class, and for staff', async ({
    assert,
  }) => {
    const admin = await confirmedAdmin()
    const path = await newClass(admin, [await createUser({ role: 'Guru', passwordMissing: true })])
    const order = { siapa: 'tanpa_password' }
    const empty = await admin.post(`${path}/kartu`, order)
    assert.deepEqual([empty.status, empty.body.message], [409, 'Kelas ini belum punya peserta.'])
    await admin.post(`${path}/arsipkan`)
    assert.equal((await admin.post(`${path}/kartu`, order)).status, 409)
    assert.equal((await admin.post('/admin/kelas/987654/kartu', order)).status, 404)
  })

  test('login cards need the password again', async ({ assert }) => {
    const admin = await adminBrowser()
    const path = await newClass(admin, [await fresh('Ayu')])
    const { status, body } = await admin.post(`${path}/kartu`, { siapa: 'semua' })
    assert.deepEqual([status, body.code], [403, ADMIN_REFUSAL.passwordNeeded])
  })

  test('login cards never end the login of a learner in an exam', async ({ assert }) => {
    const ayu = await createUser({ name: 'Ayu', examStatus: 'ujian' })
    const admin = await confirmedAdmin()
    const path = await newClass(admin, [ayu])
    const order = { siapa: 'pilihan', peserta: [ayu.id] }
    const { status, body } = await admin.post(`${path}/kartu`, order)
    assert.deepEqual(
      [status, body.message],
      [409, 'Sedang mengerjakan simulasi: Ayu. Cetak kartunya setelah selesai.']
    )
    // Learners who keep their password get a card too.
    assert.equal((await admin.post(`${path}/kartu`, { siapa: 'semua' })).status, 200)
    assert.equal((await logIn(ayu, FACTORY_PASSWORD)).status, 200)
  })

  test('two hundred login cards are made in seconds, with progress', async ({ assert }) => {
    const now = Date.now()
    const password = await hash.make('tidak-ada')
    const rows = Array.from({ length: 200 }, (_, at) => ({
      nohp: `0814${String(at).padStart(8, '0')}`,
      name: `Peserta ${at}`,
      password,
      password_missing: 1,
      role: 'User',
      is_demo: 0,
      exam_status: 'idle',
      created_at: now,
      updated_at: now,
    }))
    await db.table('users').multiInsert(rows)
    const members = await User.query().where('passwordMissing', true)
    const admin = await confirmedAdmin()
    const path = await newClass(admin, members)
    const { body, passwords } = await print(admin, path, { siapa: 'tanpa_password' })
    assert.containSubset(body, { kartu: 200, password: 200 })
    assert.isAbove(body.kemajuan.length, 40)
    assert.deepEqual(
      body.kemajuan,
      body.kemajuan.toSorted((a, b) => a - b)
    )
    assert.lengthOf(new Set(passwords), 200)
  }).timeout(LIMITS.manyCalls)
})

test.group('A print of login cards that fails', (group) => {
  emptyDatabaseAfterEach(group)

  test('a failing print of login cards changes no account: {name}')
    .with([
      {
        name: 'one of them changed the password meanwhile',
        change: (id: number) => User.query().where('id', id).increment('login_series', 1),
        galat: 'Data peserta berubah selama kartu dibuat. Silakan cetak lagi.',
      },
      {
        name: 'one of them began an exam meanwhile',
        change: (id: number) => User.query().where('id', id).update({ exam_status: 'ujian' }),
        galat: 'Sedang mengerjakan simulasi: Budi. Cetak kartunya setelah selesai.',
      },
      {
        name: 'one of them left the class meanwhile',
        change: (id: number) => db.from('class_members').where('user_id', id).delete(),
        galat: 'Data peserta berubah selama kartu dibuat. Silakan cetak lagi.',
      },
      {
        name: 'its admin was suspended meanwhile',
        change: () => User.query().where('role', 'Admin').update({ suspended_at: Date.now() }),
        galat: 'Akun Anda sendiri sedang ditangguhkan.',
      },
    ])
    .run(async ({ assert }, { change, galat }) => {
      const [ayu, budi] = [await fresh('Ayu'), await fresh('Budi')]
      const admin = await confirmedAdmin()
      const path = await newClass(admin, [ayu, budi])
      const before = await User.query().whereIn('id', [ayu.id, budi.id]).orderBy('id')
      // The first password that is made comes after the plan.
      const make = hash.make.bind(hash)
      let isChanged = false
      hash.make = async (value) => {
        if (!isChanged) {
          isChanged = true
          await change(budi.id)
        }
        return make(value)
      }
      try {
        const { status, body } = await admin.post(`${path}/kartu`, { siapa: 'tanpa_password' })
        assert.equal(status, 200)
        assert.equal(body.galat, galat)
        assert.notProperty(body, 'pdf')
      } finally {
        hash.make = make
      }
      const after = await User.query().whereIn('id', [ayu.id, budi.id]).orderBy('id')
      assert.deepEqual(
        after.map(({ password, passwordMissing }) => [password, passwordMissing]),
        before.map(({ password, passwordMissing }) => [password, passwordMissing])
      )
      assert.isNull(await AuditEntry.findBy('action', 'class.cards_printed'))
    })

  test('a print of login cards is abandoned when the client disconnects', async ({ assert }) => {
    const learners = await Promise.all(
      Array.from({ length: 12 }, (_, at) => fresh(`Peserta ${at}`))
    )
    const admin = await confirmedAdmin()
    const path = await newClass(admin, learners)
    const make = hash.make.bind(hash)
    const gone = new AbortController()
    let made = 0
    hash.make = async (value) => {
      if (++made === 4) {
        gone.abort()
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      return make(value)
    }
    try {
      const sent = admin.send('POST', `${path}/kartu`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ siapa: 'tanpa_password' }),
        signal: gone.signal,
      })
      await assert.rejects(() => sent)
      await new Promise((resolve) => setTimeout(resolve, 500))
    } finally {
      hash.make = make
    }
    assert.isBelow(made, 12)
    assert.isTrue((await learners[0]?.refresh())?.passwordMissing)
  })
})
