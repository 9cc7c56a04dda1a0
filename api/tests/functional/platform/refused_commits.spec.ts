import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import Payment from '#app/payments/models/payment'
import { CommitRefused, inTransaction } from '#app/platform/database/transaction'
import { createPackage } from '#database/factories/package_factory'
import { createUser } from '#database/factories/user_factory'
import env from '#start/env'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach } from '#tests/support/database'
import {
  answersOf,
  completePackage,
  start,
  takeSeat,
  type Seat,
  heldAnswers,
} from '#tests/support/exam'
import { jpegPhoto } from '#tests/support/pictures'
import { refuseCommits } from '#tests/support/refused_commits'
import { storedFiles } from '#tests/support/stored_files'

const REFUSAL = Object.assign(new Error('the disk said no'), {
  code: 'ER_ERROR_DURING_COMMIT',
  sqlState: 'HY000',
})
const FULL = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
const LOST = Object.assign(new Error('Connection lost'), {
  code: 'PROTOCOL_CONNECTION_LOST',
  fatal: true,
})

function quiet() {
  const { level } = logger
  logger.level = 'silent'
  return {
    [Symbol.dispose]() {
      logger.level = level
    },
  }
}

test.group('A COMMIT that the database refuses', (group) => {
  emptyDatabaseAfterEach(group)

  test('a refused COMMIT fails the transaction and stores nothing', async ({ assert }) => {
    const { id } = await createUser({ name: 'Sebelum' })
    const rename = (name: string) =>
      inTransaction((trx) => trx.from('users').where('id', id).update({ name }))
    {
      using _ = refuseCommits(REFUSAL)
      await assert.rejects(() => rename('Sesudah'), CommitRefused)
    }
    assert.equal((await db.from('users').where('id', id).first()).name, 'Sebelum')

    await rename('Akhirnya')
    assert.equal((await db.from('users').where('id', id).first()).name, 'Akhirnya')
  })

  test('a COMMIT is repeated when the database cancelled the transaction for another', async ({
    assert,
  }) => {
    const { id } = await createUser({ lastPackageName: '0' })
    let tries = 0
    {
      const refusal = refuseCommits(
        Object.assign(new Error('deadlock'), { code: 'ER_LOCK_DEADLOCK' })
      )
      await inTransaction(async (trx) => {
        tries += 1
        if (tries === 3) refusal[Symbol.dispose]()
        await trx
          .from('users')
          .where('id', id)
          .update({ last_package_name: String(tries) })
      })
    }
    assert.equal(tries, 3)
    assert.equal((await db.from('users').where('id', id).first()).last_package_name, '3')
  })

  test('a refused COMMIT never reports an answer as saved', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    const save = () =>
      seat.browser.post('/soal/simpan-jawaban', { answer: [{ id: 1, answer: '2', seq: 1 }] })

    for (const [error, status] of [
      [REFUSAL, 503],
      [LOST, 503],
      [FULL, 507],
    ] as const) {
      using _refused = refuseCommits(error)
      using _quiet = quiet()
      const reply = await save()
      assert.equal(reply.status, status, error.message)
      assert.isAbove(Number(reply.headers.get('retry-after')), 0)
      assert.notInclude(reply.bytes.toString(), error.message)
    }
    assert.lengthOf(await heldAnswers(), 0)

    assert.equal((await save()).status, 200)
    assert.lengthOf(await heldAnswers(), 1)
  })

  test('a refused COMMIT deletes the uploaded proof, unless the payment may be stored', async ({
    assert,
  }) => {
    const pack = await createPackage()
    const learner = await BrowserSession.of(await createUser())
    const proof = { bukti: { data: await jpegPhoto(), filename: 'bukti.jpg' } }
    const pay = () =>
      learner.upload('POST', '/payment/upload', { paket_soal_id: String(pack.id) }, proof)
    const before = await storedFiles('bukti')
    {
      using _refused = refuseCommits(REFUSAL)
      using _quiet = quiet()
      assert.equal((await pay()).status, 503)
    }
    assert.lengthOf(await Payment.all(), 0)
    assert.sameMembers(await storedFiles('bukti'), before)
    {
      using _lost = refuseCommits(LOST, 'committed')
      using _quiet = quiet()
      assert.equal((await pay()).status, 503)
    }
    const { proof: stored } = await Payment.firstOrFail()
    assert.include(await storedFiles('bukti'), stored ?? '')
  })
})

test.group('A full database', (group) => {
  emptyDatabaseAfterEach(group)
  group.tap((each) => each.skip(env.get('DB_CONNECTION') !== 'sqlite', 'MySQL has no such limit'))

  test('a full database reports it, keeps acknowledged data, and continues once there is space', async ({
    assert,
    cleanup,
  }) => {
    const pack = await completePackage()
    const seats: Seat[] = []
    for (let seat = 0; seat < 6; seat++) seats.push(await takeSeat(pack))
    for (const seat of seats) await start(seat)

    const pragma = async (statement: string) => {
      const [row] = await db.rawQuery(`PRAGMA ${statement}`)
      return Object.values(row as object)[0] as number
    }
    await db.rawQuery('VACUUM')
    const roomy = await pragma('max_page_count')
    await pragma(`max_page_count = ${await pragma('page_count')}`)
    cleanup(async () => void (await pragma(`max_page_count = ${roomy}`)))
    const save = ({ browser }: Seat) =>
      browser.post('/soal/simpan-jawaban', { answer: answersOf('listening') })
    const held = async ({ browser }: Seat) =>
      (await browser.get('/soal/ambil-jawaban')).body.data.answer.length

    const refused: Seat[] = []
    {
      using _ = quiet()
      for (const seat of seats) {
        const { status, body } = await save(seat)
        assert.equal(await held(seat), status === 200 ? 50 : 0)
        if (status === 200) continue
        refused.push(seat)
        assert.equal(status, 507)
        assert.equal(
          body.message,
          'Penyimpanan server penuh, data belum tersimpan. Silakan coba lagi sebentar lagi.'
        )
      }
    }
    assert.isAbove(refused.length, 0)

    await pragma(`max_page_count = ${roomy}`)
    for (const seat of refused) assert.equal((await save(seat)).status, 200)
    for (const seat of seats) assert.equal(await held(seat), 50)
  })
})
