import { test } from '@japa/runner'
import type Package from '#app/packages/models/package'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createResult } from '#database/factories/result_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { MINUTE, start, takeSeat } from '#tests/support/exam'
import { stopClock } from '#tests/support/time_travel'

const NOW = Date.parse('2026-11-21T05:00:00Z')
const day = (iso: string) => Date.parse(iso)

async function dashboard() {
  const browser = await BrowserSession.of(await createAdmin())
  const reply = await browser.get('/admin/dashboard')
  if (reply.status !== 200) throw new Error(`no dashboard: ${reply.status}`)
  return reply.body
}

test.group('Dashboard', (group) => {
  isolateDatabase(group)

  test('the dashboard shows zeros for a new academy', async ({ assert }) => {
    using _ = stopClock(NOW)
    const body = await dashboard()
    const { harian, ...rest } = body
    assert.deepEqual(rest, {
      totalUsers: 0,
      totalSimulation: 0,
      totalRevenue: 0,
      pendingPayments: 0,
      pendingClassPayments: 0,
      latestActivity: 'Belum ada simulasi yang dikerjakan.',
      latestUserRegister: 'Belum ada peserta yang mendaftar.',
      latestUserPayment: 'Belum ada pembayaran.',
      topPaketSoal: [],
    })
    assert.lengthOf(harian, 30)
    assert.deepEqual(harian[0], { tanggal: '2026-10-23', simulasi: 0, pendapatan: 0 })
    assert.deepEqual(harian[29], { tanggal: '2026-11-21', simulasi: 0, pendapatan: 0 })
  })

  test('the dashboard sums confirmed payments and counts pending ones', async ({ assert }) => {
    const [user, pack] = [await createUser(), await createPackage({ price: 20_000 })]
    await createPayment(user, pack, { status: 'confirmed', decidedAt: 1, amount: 25_000 })
    await createPayment(user, pack, { status: 'confirmed', decidedAt: 2 })
    await createPayment(user, pack, { status: 'rejected', decidedAt: 3 })
    await createPayment(user, pack)
    const body = await dashboard()
    assert.deepEqual([body.totalRevenue, body.pendingPayments, body.totalUsers], [45_000, 1, 1])
  })

  test('the dashboard adds payments of classes to those of learners', async ({ assert }) => {
    using _ = stopClock(NOW)
    const [user, pack] = [await createUser(), await createPackage({ price: 20_000 })]
    const admin = await createAdmin()
    const about = { pack, learners: [user], admin }
    const decided = { status: 'confirmed', decidedAt: NOW, amount: 480_000 } as const
    await createPayment(user, pack, { status: 'confirmed', decidedAt: NOW })
    await createClassPayment(await createClass([user]), about, decided)
    await createClassPayment(await createClass([user]), about, { status: 'rejected' })
    await createClassPayment(await createClass([user]), about)
    await createPayment(user, pack)

    const body = await dashboard()
    assert.equal(body.totalRevenue, 500_000)
    assert.deepEqual(body.harian.at(-1).pendapatan, 500_000)
    assert.deepEqual([body.pendingPayments, body.pendingClassPayments], [2, 1])
  })

  test('the dashboard shows days in Jakarta: attempts by their end, revenue by its confirmation', async ({
    assert,
  }) => {
    using _ = stopClock(NOW)
    const user = await createUser()
    const pack = await createPackage({ price: 20_000 })
    const confirmed = (decidedAt: number) =>
      createPayment(user, pack, { status: 'confirmed', createdAt: 1, decidedAt })
    await confirmed(day('2026-11-20T16:59:59.999Z'))
    await confirmed(day('2026-11-20T17:00:00.000Z'))
    await confirmed(day('2026-11-21T04:00:00.000Z'))
    await confirmed(day('2026-10-22T17:00:00.000Z'))
    await confirmed(day('2026-10-22T16:59:59.999Z'))
    await createPayment(user, pack, { status: 'rejected', decidedAt: NOW })

    const body = await dashboard()
    const busy = body.harian.filter(
      ({ simulasi, pendapatan }: Record<string, number>) => simulasi !== 0 || pendapatan !== 0
    )
    assert.deepEqual(busy, [
      { tanggal: '2026-10-23', simulasi: 0, pendapatan: 20_000 },
      { tanggal: '2026-11-20', simulasi: 0, pendapatan: 20_000 },
      { tanggal: '2026-11-21', simulasi: 0, pendapatan: 40_000 },
    ])
    assert.equal(body.totalRevenue, 100_000, 'older ones count in all')
  })

  test('the dashboard counts finished attempts', async ({ assert }) => {
    using _ = stopClock(NOW)
    const user = await createUser()
    await createResult(user, { createdAt: day('2026-11-19T17:00:00Z') })
    await createResult(user, { createdAt: day('2026-11-20T16:00:00Z') })
    await createResult(user, { createdAt: day('2026-01-01T00:00:00Z') })
    const body = await dashboard()
    assert.equal(body.totalSimulation, 3)
    const counts = body.harian.map(({ simulasi }: { simulasi: number }) => simulasi)
    assert.deepEqual(counts.slice(-3), [0, 2, 0])
    assert.equal(
      counts.reduce((sum: number, count: number) => sum + count, 0),
      2
    )
  })

  test('the dashboard ranks packages by their number of different learners', async ({ assert }) => {
    const packs: Package[] = []
    for (let n = 0; n < 7; n++) packs.push(await createPackage({ name: `Paket ${n}` }))
    const users = [await createUser(), await createUser(), await createUser()]
    const grant = async (pack: number, learners: number) => {
      for (const user of users.slice(0, learners)) {
        const chosen = packs[pack]
        if (chosen) await grantAttempt(user, chosen)
      }
    }
    await grant(0, 1)
    await grant(0, 1)
    await grant(1, 3)
    await grant(2, 2)
    for (const pack of [3, 4, 5]) await grant(pack, 1)
    const { topPaketSoal } = await dashboard()
    assert.deepEqual(
      topPaketSoal,
      [
        [1, 3],
        [2, 2],
        [0, 1],
        [3, 1],
        [4, 1],
      ].map(([pack = 0, total]) => ({
        paket_soal_id: packs[pack]?.id,
        nama_paket: `Paket ${pack}`,
        total,
      }))
    )
  })

  test('the dashboard shows the latest events', async ({ assert }) => {
    using time = stopClock(NOW)
    const seat = await takeSeat()
    const { user, pack } = seat
    await start(seat)
    const started = await dashboard()
    assert.equal(
      started.latestActivity,
      `${user.name} memulai simulasi ${pack.name} pada 21 November 2026 pukul 12.00 WIB.`
    )
    assert.include(started.latestUserRegister, `${user.name} mendaftar pada`)
    assert.include(started.latestUserPayment, `${user.name} mengirim pembayaran ${pack.name}`)

    time.pass(MINUTE)
    const result = await createResult(user, { packageId: pack.id, createdAt: time.now })
    const finished = await dashboard()
    assert.equal(
      finished.latestActivity,
      `${user.name} menyelesaikan simulasi ${pack.name} dengan skor ${result.totalScore} pada 21 November 2026 pukul 12.01 WIB.`
    )
  })
})
