import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import { createClass } from '#database/factories/class_factory'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createResult } from '#database/factories/result_factory'
import { createUser } from '#database/factories/user_factory'
import type { Reply } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { copyLast } from '#tests/support/long_lists'
import { adminBrowser } from '#tests/support/questions'
import { readSecurityLog } from '#tests/support/security_log'
import { spreadsheetRows } from '#tests/support/spreadsheet'

const at = (wib: string) => Date.parse(`${wib}+07:00`)

/** A column's cells, without its heading. */
async function column(reply: Reply, title: string) {
  const [head = [], ...rows] = await spreadsheetRows(reply.bytes)
  return rows.map((row) => row[head.indexOf(title)])
}

test.group('Excel files of lists', (group) => {
  isolateDatabase(group)

  test('the list of results comes as an Excel file with numbers, times in Jakarta and all rows, whatever the page', async ({
    assert,
  }) => {
    const user = await createUser({ name: '=HYPERLINK("http://x")', nohp: '081234567890' })
    const result = await createResult(user, {
      packageName: 'Paket A',
      createdAt: at('2026-05-04T23:30:00'),
    })
    await createResult(await createUser({ name: 'Budi' }), { createdAt: at('2026-05-05T08:00:00') })
    const admin = await adminBrowser()
    using log = readSecurityLog()
    const reply = await admin.get('/admin/riwayat-ujian/excel?limit=5&page=2&sortOrder=ASC')

    assert.equal(reply.status, 200)
    assert.match(reply.headers.get('content-type') ?? '', /spreadsheetml/)
    assert.match(
      reply.headers.get('content-disposition') ?? '',
      /Riwayat Simulasi \d{4}-\d\d-\d\d\.xlsx/
    )
    const [head, first, second] = await spreadsheetRows(reply.bytes)
    assert.deepEqual(head?.slice(0, 4), ['Selesai (WIB)', 'Nama', 'Nomor HP', 'Paket'])
    assert.deepEqual(first?.slice(0, 8), [
      // The library reads the written wall-clock time as UTC.
      new Date('2026-05-04T23:30:00Z'),
      '=HYPERLINK("http://x")',
      '081234567890',
      'Paket A',
      result.listeningScore,
      result.structureScore,
      result.readingScore,
      result.totalScore,
    ])
    assert.equal(second?.[1], 'Budi')
    assert.containSubset(
      log.lines.filter(({ msg }) => msg === 'exported'),
      [{ list: 'histories', rows: 2 }]
    )
  })

  test('results are narrowed by their days in Jakarta, package and class, on the screen and in the file', async ({
    assert,
  }) => {
    const ayu = await createUser({ name: 'Ayu' })
    await createResult(ayu, { createdAt: at('2026-05-03T23:59:59') })
    const late = await createResult(await createUser({ name: 'Budi' }), {
      createdAt: at('2026-05-04T00:00:00'),
    })
    const { id: kelas } = await createClass([ayu])
    const admin = await adminBrowser()
    const expected: [string, string[]][] = [
      ['', ['Ayu', 'Budi']],
      ['dari=2026-05-04', ['Budi']],
      ['sampai=2026-05-03', ['Ayu']],
      ['dari=2026-05-03&sampai=2026-05-04', ['Ayu', 'Budi']],
      [`paket=${late.packageId}`, ['Budi']],
      [`kelas=${kelas}`, ['Ayu']],
      [`kelas=${kelas}&dari=2026-05-04`, []],
      ['search=Ayu&sampai=2026-05-04', ['Ayu']],
      ['search=Ayu&dari=2026-05-04', []],
    ]
    for (const [query, names] of expected) {
      const list = await admin.get(`/admin/riwayat-ujian?sortOrder=ASC&${query}`)
      const shown = list.body.histories.map(({ user }: { user: { nama: string } }) => user.nama)
      assert.deepEqual([shown, list.body.total], [names, names.length], query)
      const file = await admin.get(`/admin/riwayat-ujian/excel?sortOrder=ASC&${query}`)
      assert.deepEqual(await column(file, 'Nama'), names, query)
    }
  })

  test('a day that does not exist, a reversed period and an unknown filter value are refused', async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    for (const [path, query, field] of [
      ['/admin/riwayat-ujian', 'dari=2026-02-30', 'dari'],
      ['/admin/riwayat-ujian', 'dari=2026-05-04&sampai=2026-05-03', 'sampai'],
      ['/admin/riwayat-ujian', 'paket=0', 'paket'],
      ['/admin/user', 'status=tidur', 'status'],
      ['/admin/audit-log', 'tentang=kucing', 'tentang'],
    ]) {
      for (const form of ['', '/excel']) {
        const { status, body } = await admin.get(`${path}${form}?${query}`)
        assert.equal(status, 422, `${path}${form}?${query}`)
        assert.equal(body.errors[0].field, field)
      }
    }
  })

  test('the list of accounts comes as an Excel file, narrowed by class, active package, days and status', async ({
    assert,
  }) => {
    const [ayu, budi] = [
      await createUser({ name: 'Ayu', createdAt: at('2026-05-03T10:00:00') }),
      await createUser({ name: 'Budi', createdAt: at('2026-05-04T10:00:00') }),
    ]
    const pack = await createPackage({ name: 'Paket A' })
    await grantAttempt(budi, pack)
    const { id: kelas } = await createClass([ayu])
    const admin = await adminBrowser()
    const expected: [string, string[]][] = [
      [`kelas=${kelas}`, ['Ayu']],
      [`paket=${pack.id}`, ['Budi']],
      ['dari=2026-05-04&sampai=2026-05-04', ['Budi']],
      ['sampai=2026-05-04&status=idle', ['Ayu', 'Budi']],
      ['sampai=2026-05-04&status=ujian', []],
      ['search=bud&sampai=2026-05-04', ['Budi']],
    ]
    for (const [query, names] of expected) {
      const list = await admin.get(`/admin/user?sortOrder=ASC&${query}`)
      const shown = list.body.users.map(({ nama }: { nama: string }) => nama)
      assert.deepEqual([shown, list.body.total], [names, names.length], query)
      const file = await admin.get(`/admin/user/excel?sortOrder=ASC&${query}`)
      assert.deepEqual(await column(file, 'Nama'), names, query)
    }
    const all = await admin.get('/admin/user/excel?sortOrder=ASC')
    assert.deepEqual((await column(all, 'Paket Aktif')).slice(0, 2), [null, 'Paket A'])
    assert.deepEqual((await column(all, 'Nomor HP')).slice(0, 2), [ayu.nohp, budi.nohp])
  })

  test('the audit log comes as an Excel file, narrowed by its days and by what it is about', async ({
    assert,
  }) => {
    const entry = (attributes: Partial<AuditEntry>) =>
      AuditEntry.create({
        actorId: 7,
        actorName: 'Ibu Admin',
        action: 'payment.rejected',
        subjectType: 'payment',
        subjectId: 3,
        details: { userName: 'Ayu', reason: '=1+1' },
        createdAt: at('2026-05-04T10:00:00'),
        ...attributes,
      })
    await entry({})
    await entry({ action: 'package.updated', subjectType: 'package', details: {} })
    await entry({ createdAt: at('2026-05-05T10:00:00') })
    const admin = await adminBrowser()
    const file = await admin.get(
      '/admin/audit-log/excel?tentang=payment&dari=2026-05-04&sampai=2026-05-04'
    )
    assert.deepEqual((await spreadsheetRows(file.bytes)).slice(1), [
      [
        new Date('2026-05-04T10:00:00Z'),
        'Ibu Admin',
        'Pembayaran',
        3,
        'menolak pembayaran',
        'userName: Ayu; reason: =1+1',
      ],
    ])
    const list = await admin.get('/admin/audit-log?tentang=payment&sampai=2026-05-04')
    assert.equal(list.body.total, 1)
  })

  test('the list of payments comes as an Excel file, narrowed by status, package and days', async ({
    assert,
  }) => {
    const ayu = await createUser({ name: 'Ayu' })
    const pack = await createPackage({ name: 'Paket A' })
    const admin = await adminBrowser()
    await createPayment(ayu, pack, {
      amount: 20_000,
      status: 'confirmed',
      way: 'transfer',
      decidedAt: at('2026-05-04T10:05:00'),
      createdAt: at('2026-05-04T10:00:00'),
    })
    await createPayment(ayu, pack, {
      status: 'rejected',
      rejectionReason: '=1+1',
      createdAt: at('2026-05-05T10:00:00'),
    })
    await createPayment(await createUser({ name: 'Budi' }), await createPackage(), {
      createdAt: at('2026-05-06T10:00:00'),
    })
    const [, row] = await spreadsheetRows(
      (await admin.get('/admin/payments/excel?status=confirmed')).bytes
    )
    assert.deepEqual(row, [
      new Date('2026-05-04T10:00:00Z'),
      'Ayu',
      ayu.nohp,
      'Paket A',
      'Transfer',
      20_000,
      null,
      0,
      0,
      'Dikonfirmasi',
      null,
      new Date('2026-05-04T10:05:00Z'),
      null,
    ])
    const expected: [string, string[]][] = [
      ['sortOrder=ASC', ['Dikonfirmasi', 'Ditolak', 'Menunggu']],
      [`paket=${pack.id}&sortOrder=ASC`, ['Dikonfirmasi', 'Ditolak']],
      ['dari=2026-05-05&sampai=2026-05-05', ['Ditolak']],
      ['search=budi', ['Menunggu']],
    ]
    for (const [query, statuses] of expected) {
      const file = await admin.get(`/admin/payments/excel?${query}`)
      assert.deepEqual(await column(file, 'Status'), statuses, query)
    }
  })

  test('a list of several batches comes whole and in its order', async ({ assert }) => {
    await createUser({ name: 'Peserta 0', nohp: '087700000000', createdAt: 1 })
    await copyLast('users', 1_200, (n) => ({
      name: `Peserta ${n}`,
      nohp: `0877${String(n).padStart(8, '0')}`,
      email: `p${n}@banyak.test`,
      created_at: 1 + n,
    }))
    const admin = await adminBrowser()
    const file = await admin.get('/admin/user/excel?sortOrder=ASC&sampai=1970-01-01')
    assert.deepEqual(
      await column(file, 'Nama'),
      Array.from({ length: 1_201 }, (_, n) => `Peserta ${n}`)
    )
  })
})
