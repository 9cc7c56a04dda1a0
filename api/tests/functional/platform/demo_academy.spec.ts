import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS, SAMPLE_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { accountsWithPublishedPassword } from '#app/accounts/actions/published_passwords'
import User from '#app/accounts/models/user'
import { scaleScores } from '#app/scoring/domain/scoring'
import Result from '#app/results/models/result'
import { clock } from '#app/platform/time/clock'
import { createUser } from '#database/factories/user_factory'
import DemoSeeder from '#database/seeders/demo_seeder'
import env from '#start/env'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, emptyTables, startWithoutMemory } from '#tests/support/database'
import { signIn } from '#tests/support/demo_exam'
import { STAFF } from '#contracts/capabilities'
import { sessionOfQuestion } from '#contracts/exam'
import { PAYMENT_STATUSES } from '#contracts/payments'
import { LIMITS } from '#tests/support/limits'

const ORIGIN = `http://${env.get('HOST')}:${env.get('PORT')}`
const TABLES = [
  'users',
  'payments',
  'class_payments',
  'entitlements',
  'attempts',
  'results',
  'classes',
  'labs',
  'exam_events',
  'audit_log',
]

async function seed(data: 'penuh' | 'kecil' = 'penuh'): Promise<void> {
  env.set('DEMO', true)
  env.set('DEMO_DATA', data)
  try {
    await new DemoSeeder(db.connection()).run()
  } finally {
    env.set('DEMO', false)
    env.set('DEMO_DATA', 'kecil')
  }
}

async function everything() {
  return Promise.all(TABLES.map((table) => db.from(table).orderBy('id')))
}

test.group('Sample academy of the demo', (group) => {
  group.tap((test) => test.timeout(LIMITS.manyRuns))

  // Once for all tests, because it takes long. They only read.
  group.setup(async () => {
    await startWithoutMemory()
    await seed()
    return emptyTables
  })

  test('the sample academy gives every screen content, with invented people only', async ({
    assert,
  }) => {
    const published: readonly string[] = DEMO_ACCOUNTS.map(({ name }) => name)
    const users = await User.query().whereNotIn('name', [...published])
    assert.isTrue(users.every(({ name }) => name.startsWith('Contoh — ')))
    assert.sameMembers(
      [...STAFF].filter((role) => !users.some((user) => user.role === role)),
      []
    )
    assert.lengthOf(
      await accountsWithPublishedPassword(),
      DEMO_ACCOUNTS.length + SAMPLE_ACCOUNTS.length
    )

    const admin = await signIn(ORIGIN, 'admin@demo.test')
    for (const [path, least] of [
      ['/admin/payments?page=1&limit=100', 25],
      ['/admin/pembayaran-kelas?page=1&limit=10', 2],
      ['/admin/riwayat-ujian?page=1&limit=100', 80],
      ['/admin/user?page=1&limit=100', 50],
      ['/admin/jadwal?page=1&limit=10', 2],
      ['/admin/audit-log?page=1&limit=100', 70],
      ['/admin/jawaban-terlambat?page=1&limit=10', 1],
    ] as const) {
      const { status, body } = await admin.get(path)
      assert.equal(status, 200, path)
      assert.isAtLeast(body.total, least, path)
    }
    for (const status of PAYMENT_STATUSES)
      assert.exists(await db.from('payments').where({ status }).first())
    const classes = await admin.get('/admin/kelas')
    assert.sameMembers(
      classes.body.data.map(({ jumlah_peserta: learners }: { jumlah_peserta: number }) => learners),
      [24, 8]
    )
    const phases = (await admin.get('/admin/jadwal?page=1&limit=10')).body.data
    assert.sameMembers(
      phases.map(({ fase }: { fase: string }) => fase),
      ['terjadwal', 'selesai']
    )
    assert.lengthOf((await db.from('lab_events')) as unknown[], 9)
  })

  test('the sample academy has results that follow from their answers, with certificates', async ({
    assert,
  }) => {
    const results = await Result.query()
    for (const result of results) {
      const answers: { page: number; is_correct: number; saved_at: number | string }[] = await db
        .from('attempt_answers')
        .where('attempt_id', result.attemptId)
      const right = { listening: 0, written: 0, reading: 0 }
      for (const { page, is_correct: isCorrect, saved_at: savedAt } of answers) {
        const session = sessionOfQuestion(page)
        if (session && isCorrect) right[session] += 1
        assert.isAtMost(Number(savedAt), result.createdAt)
      }
      assert.equal(scaleScores(right, result.scoringTable).total, result.totalScore)
    }
    const totals = results.map(({ totalScore }) => totalScore)
    assert.isAbove(Math.max(...totals) - Math.min(...totals), 120)

    const learner = await signIn(ORIGIN, 'siswa@demo.test')
    const { data } = (await learner.get('/users/riwayat-ujian')).body
    assert.isAtLeast(data.length, 3)
    assert.isAbove(data[0].totalScore, data.at(-1).totalScore)
    assert.equal((await learner.get(`/users/certificate/${data[0].id}`)).status, 200)
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get(`/sertifikat/${data[0].kode}`)).status, 200)
  })

  test("the sample academy's data lies in the past", async ({ assert }) => {
    const now = clock.now()
    for (const table of ['users', 'payments', 'results', 'audit_log', 'classes', 'exam_events']) {
      const { last } = (await db.from(table).max('created_at as last').first()) as { last: number }
      assert.isAtMost(Number(last), now, table)
    }
    const { length } = (await db.from('attempts').where('status', 'running')) as unknown[]
    assert.equal(length, 0)
  })

  test('the sample academy is added once, and changes to it stay', async ({ assert }) => {
    await db.from('classes').where('id', '>', 0).update({ archived_at: clock.now() })
    await db.from('users').where('email', 'guru@demo.test').update({ name: 'Ibu Guru' })
    const before = await everything()
    await seed()
    assert.deepEqual(await everything(), before)
  })
})

test.group('Sample academy that is not added', (group) => {
  emptyDatabaseAfterEach(group)
  group.each.timeout(LIMITS.academy)

  test('the sample academy is not added to a used installation, or with DEMO_DATA=kecil', async ({
    assert,
  }) => {
    await seed('kecil')
    assert.lengthOf(await User.all(), DEMO_ACCOUNTS.length)
    await createUser()
    await seed()
    assert.lengthOf(await User.all(), DEMO_ACCOUNTS.length + 1)
  })

  test('an interrupted seed of the sample academy leaves nothing, and the next start adds it all', async ({
    assert,
    cleanup,
  }) => {
    await seed('kecil')
    const before = await everything()
    const disk = drive.use()
    const put = disk.put.bind(disk)
    let stored = 0
    disk.put = async (...file) => {
      stored += 1
      if (stored > 8) throw new Error('the disk is full')
      return put(...file)
    }
    cleanup(() => {
      disk.put = put
    })
    await assert.rejects(() => seed(), 'the disk is full')
    assert.deepEqual(await everything(), before)

    disk.put = put
    await startWithoutMemory()
    await seed()
    assert.isAbove((await User.all()).length, 50)
  })
})
