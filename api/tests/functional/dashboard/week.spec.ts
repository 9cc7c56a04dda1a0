import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { noteBackup } from '#app/platform/installation/last_backup'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import env from '#start/env'
import { isolateDatabase } from '#tests/support/database'
import { adminBrowser, confirmedAdmin } from '#tests/support/questions'
import { completePackage } from '#tests/support/exam'
import { eventForm } from '#tests/support/events'
import { stopClock } from '#tests/support/time_travel'

const DAY = 86_400_000
/** A Thursday. */
const NOW = Date.parse('2026-11-26T10:00:00+07:00')

const week = async () => (await (await adminBrowser()).get('/admin/dashboard/pekan')).body.data

test.group('The week on the dashboard', (group) => {
  isolateDatabase(group)

  test('an academy in which nothing waits has nothing to do', async ({ assert }) => {
    using _ = stopClock(NOW)
    const { disk, cadanganTerakhir, ...rest } = await week()
    const none = { hariIni: 0, sampaiTigaHari: 0, lebihLama: 0, tertua: null }
    assert.deepEqual(rest, {
      menunggu: { peserta: none, kelas: none },
      pendapatan: { mingguIni: 0, mingguLaluSampaiSaatIni: 0, mingguLalu: 0 },
      belumMulai: 0,
      kelasBelumBayar: [],
      jadwal: [],
      jawabanTerlambat: 0,
    })
    assert.isAbove(disk.bebas, 0)
    assert.isAtLeast(disk.total, disk.bebas)
    assert.isNull(cadanganTerakhir)
  })

  test('waiting payments have their age, revenue its last week, and who paid and has not begun is counted; staff and rehearsals are not', async ({
    assert,
  }) => {
    using _ = stopClock(NOW)
    const pack = await createPackage()
    const people = [
      await createUser(),
      await createUser({ role: 'Guru' }),
      await createUser({ name: 'Contoh — Gladi 12345 001', nohp: '080012345001' }),
    ]
    for (const person of people) {
      const paid = (paidAt: number, amount: number) =>
        createPayment(person, pack, { status: 'confirmed', decidedAt: paidAt, paidAt, amount })
      await createPayment(person, pack, { createdAt: NOW - 4 * DAY })
      await paid(NOW - DAY, 30_000)
      await paid(NOW - 8 * DAY, 20_000)
      await paid(NOW - 5 * DAY, 1_000)
      await grantAttempt(person, await createPackage({ price: 0 }))
    }
    const data = await week()
    assert.deepEqual(data.menunggu.peserta, {
      hariIni: 0,
      sampaiTigaHari: 0,
      lebihLama: 1,
      tertua: new Date(NOW - 4 * DAY).toISOString(),
    })
    assert.deepEqual(data.pendapatan, {
      mingguIni: 30_000,
      mingguLaluSampaiSaatIni: 20_000,
      mingguLalu: 21_000,
    })
    assert.equal(data.belumMulai, 1)
  })

  test("this week's events say what they lack, and unpaid classes are named", async ({
    assert,
  }) => {
    using _ = stopClock(NOW)
    const pack = await completePackage({ name: 'Paket A' })
    const learner = await createUser()
    const schoolClass = await createClass([learner], { name: 'XII IPA 1' })
    const admin = await createAdmin()
    const order = { pack, learners: [learner], admin }
    const payment = await createClassPayment(schoolClass, order, { proof: null })
    const browser = await confirmedAdmin()
    const schedule = async (startsAt: number, changes: object = {}) => {
      const { status, body } = await browser.post(
        '/admin/jadwal',
        eventForm(pack, startsAt, changes)
      )
      assert.equal(status, 201)
      return body.id as number
    }
    const soon = await schedule(NOW + DAY, { kelas: [schoolClass.id] })
    await schedule(NOW + 7 * DAY, { peserta: [learner.id] })
    await db
      .from('exam_events')
      .where('id', await schedule(NOW + 2 * DAY, { peserta: [learner.id] }))
      .update({ name: 'Contoh Gladi 12345' })

    const data = await week()
    assert.deepEqual(data.jadwal, [
      {
        id: soon,
        nama: 'Ujian XII IPA 1',
        nama_paket: 'Paket A',
        mulai: new Date(NOW + DAY).toISOString(),
        peserta: 1,
        kurang: ['Masih konsep', 'Belum ada pengawas', 'Kelas XII IPA 1 belum bayar'],
      },
    ])
    assert.containSubset(data.kelasBelumBayar, [{ id: payment.id, adaBukti: false }])
  })

  test('the last backup is known once our own command has made one', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => rm(join(env.get('DATA_DIR'), 'last-backup.txt')))
    await noteBackup(env.get('DATA_DIR'), '2026-11-26T02:15:00.000Z')
    assert.equal((await week()).cadanganTerakhir, '2026-11-26T02:15:00.000Z')
  })
})
