import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/audit/models/audit_entry'
import { writeWorkbook } from '#app/paper/workbook/write_workbook'
import { undoConfirmation } from '#app/payments/actions/undo_confirmation'
import Payment from '#app/payments/models/payment'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { copyLast } from '#tests/support/long_lists'
import { adminBrowser } from '#tests/support/questions'
import { queriesOf } from '#tests/support/queries'

const MINUTE = 60_000
const HEAD = 'Tanggal,Jam,Keterangan,Nominal'
const CHOICE = { waktu: '0', jam: '1', keterangan: '2', jumlah: '3' }
const NOON = Date.parse('2026-11-25T12:00:00+07:00')

/** A line of a merchant's statement: time and amount. */
const row = (at: number, amount: number, text = 'QRIS') => {
  const wib = new Date(at + 7 * 3_600_000).toISOString()
  return `${wib.slice(0, 10)},${wib.slice(11, 19)},${text},${amount}`
}
const csv = (...rows: string[]) => Buffer.from([HEAD, ...rows].join('\n'))

const send = (browser: BrowserSession, content: Buffer, form: object = {}, name = 'mutasi.csv') =>
  browser.upload('POST', '/admin/mutasi', form as Record<string, string>, {
    berkas: { data: content, filename: name },
  })

/** Stores a statement whose columns were chosen. */
async function stored(browser: BrowserSession, content: Buffer): Promise<number> {
  const { status, body } = await send(browser, content, CHOICE)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data.id
}

async function waiting(amount: number, createdAt: number, name = 'Ayu') {
  return createPayment(await createUser({ name }), await createPackage(), { amount, createdAt })
}

test.group('Statements of the academy’s account', (group) => {
  isolateDatabase(group)

  test('the columns are asked for once, and remembered for the next statement with these headings', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const asked = await send(browser, csv(row(NOON, 19_873)))
    assert.equal(asked.status, 200)
    assert.deepEqual(asked.body, {
      data: null,
      tanya: {
        judul: ['Tanggal', 'Jam', 'Keterangan', 'Nominal'],
        contoh: [['2026-11-25', '12:00:00', 'QRIS', '19873']],
        tebakan: { waktu: 0, jam: 1, keterangan: 2, jumlah: 3, jenis: null },
      },
    })
    assert.deepEqual((await browser.get('/admin/mutasi')).body.data, [])

    await stored(browser, csv(row(NOON, 19_873)))
    const next = await send(browser, csv(row(NOON + MINUTE, 20_001)))
    assert.equal(next.status, 201)
    assert.deepInclude(next.body.data, { baru: 1, sudahAda: 0 })
    const other = await send(browser, Buffer.from('Tgl,Ket,Jml\n25/11/2026,x,5'))
    assert.isNotNull(other.body.tanya)
  })

  test('a workbook is read as a CSV file is', async ({ assert }) => {
    const browser = await adminBrowser()
    const payment = await waiting(19_873, NOON)
    const content = writeWorkbook({
      name: 'Mutasi',
      widths: [20, 20, 20],
      rows: [
        { cells: ['REKENING AKADEMI'] },
        { cells: ['Tanggal', 'Uraian', 'Kredit'] },
        { cells: [{ day: NOON }, 'AYU', 19_873] },
      ],
    })
    const { status, body } = await send(
      browser,
      content,
      { waktu: '0', keterangan: '1', jumlah: '2' },
      'mutasi.xlsx'
    )
    assert.equal(status, 201)
    const { data } = (await browser.get(`/admin/mutasi/${body.data.id}`)).body
    assert.containSubset(data, {
      nama: 'mutasi.xlsx',
      jumlah: { cocok: 1, ganda: 0, tanpa_pasangan: 0, dikonfirmasi: 0 },
      baris: [{ nomor: 3, adaJam: false, amount: 19_873, keadaan: 'cocok' }],
    })
    assert.equal(data.baris[0].pembayaran[0].id, payment.id)
  })

  test('the same statement twice changes nothing, nor do lines that an earlier one had', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const content = csv(row(NOON, 19_873), row(NOON, 19_873), row(NOON + MINUTE, 20_000))
    const id = await stored(browser, content)
    const again = await send(browser, content)
    assert.equal(again.status, 200)
    assert.deepEqual(again.body.data, { id, baru: 0, sudahAda: 3 })
    // Exported again, with other bytes.
    const exported = await send(browser, Buffer.concat([content, Buffer.from('\n,,,\n')]))
    assert.deepEqual(exported.body.data, { id, baru: 0, sudahAda: 3 })
    const longer = await send(browser, csv(row(NOON + MINUTE, 20_000), row(NOON, 7)))
    assert.deepInclude(longer.body.data, { baru: 1, sudahAda: 1 })
    const counted = await db.from('statement_lines').count('* as lines').first()
    assert.equal(Number(counted.lines), 4)
    assert.lengthOf(await AuditEntry.query().where('action', 'statement.uploaded'), 2)
  })

  test('one press confirms all that match, and each keeps its line as evidence', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const [ayu, budi] = [
      await waiting(19_873, NOON + MINUTE),
      await waiting(19_990, NOON + 2 * MINUTE, 'Budi'),
    ]
    const alone = await waiting(15_000, NOON, 'Citra')
    const id = await stored(
      browser,
      csv(row(NOON, 19_873), row(NOON, 19_990), row(NOON, 12_345), row(NOON, 20_000, 'DB'))
    )
    const { baris } = (await browser.get(`/admin/mutasi/${id}`)).body.data
    const pasangan = baris
      .filter(({ keadaan }: { keadaan: string }) => keadaan === 'cocok')
      .map((line: { id: number; pembayaran: { id: number }[] }) => ({
        baris: line.id,
        pembayaran: line.pembayaran[0]?.id,
      }))
    const { status, body } = await browser.post(`/admin/mutasi/${id}/konfirmasi`, { pasangan })
    assert.equal(status, 200)
    assert.deepEqual(
      body.hasil.map(({ pembayaran, keadaan }: never) => [pembayaran, keadaan]),
      [
        [ayu.id, 'dikonfirmasi'],
        [budi.id, 'dikonfirmasi'],
      ]
    )
    for (const { id: paymentId } of [ayu, budi]) {
      assert.equal((await Payment.findOrFail(paymentId)).status, 'confirmed')
      assert.lengthOf(await db.from('entitlements').where('payment_id', paymentId), 1)
    }
    assert.equal((await Payment.findOrFail(alone.id)).status, 'pending')
    const { data } = (await browser.get(`/admin/mutasi/${id}`)).body
    assert.deepEqual(data.jumlah, { cocok: 0, ganda: 0, tanpa_pasangan: 2, dikonfirmasi: 2 })
    assert.equal(data.baris[0].pembayaran[0].id, ayu.id)
    const [entry] = await AuditEntry.query().where('action', 'statement.confirmed')
    assert.deepEqual(entry?.details, { name: 'mutasi.csv', confirmed: 2, skipped: 0 })
    assert.lengthOf(await AuditEntry.query().where('action', 'payment.confirmed'), 2)
  })

  test('a line that another admin was faster with is left out with the reason, and the others are confirmed', async ({
    assert,
  }) => {
    const [one, other] = [await adminBrowser(), await adminBrowser()]
    const payments = [
      await waiting(19_873, NOON),
      await waiting(19_990, NOON, 'Budi'),
      await waiting(19_991, NOON, 'Citra'),
    ]
    const id = await stored(one, csv(...payments.map(({ amount }) => row(NOON, amount))))
    const { baris } = (await one.get(`/admin/mutasi/${id}`)).body.data
    const pasangan = baris.map((line: { id: number }, at: number) => ({
      baris: line.id,
      pembayaran: payments[at]?.id,
    }))
    const replies = await Promise.all(
      [one, other].map((browser) => browser.post(`/admin/mutasi/${id}/konfirmasi`, { pasangan }))
    )
    const outcomes = replies.flatMap(({ body }) => body.hasil)
    for (const { id: paymentId } of payments) {
      const ofPayment = outcomes.filter(({ pembayaran }) => pembayaran === paymentId)
      assert.sameMembers(
        ofPayment.map(({ keadaan }) => keadaan),
        ['dikonfirmasi', 'dilewati']
      )
      assert.isNotNull(ofPayment.find(({ keadaan }) => keadaan === 'dilewati')?.keterangan)
      assert.lengthOf(await db.from('entitlements').where('payment_id', paymentId), 1)
      assert.lengthOf(await db.from('statement_lines').where('payment_id', paymentId), 1)
    }
  })

  test('a line pays one payment, of exactly its amount, and only of its own statement', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const [one, twin, dearer] = [
      await waiting(19_873, NOON),
      await waiting(19_873, NOON, 'Budi'),
      await waiting(20_000, NOON, 'Citra'),
    ]
    const id = await stored(browser, csv(row(NOON, 19_873)))
    const elsewhere = await stored(browser, csv(row(NOON + MINUTE, 20_000)))
    const [line] = (await browser.get(`/admin/mutasi/${id}`)).body.data.baris
    assert.equal(line.keadaan, 'ganda')
    const confirm = async (pembayaran: number, of = id) => {
      const { body } = await browser.post(`/admin/mutasi/${of}/konfirmasi`, {
        pasangan: [{ baris: line.id, pembayaran }],
      })
      return [body.hasil[0].keadaan, body.hasil[0].keterangan]
    }
    assert.deepEqual(await confirm(dearer.id), [
      'dilewati',
      'Jumlah baris ini berbeda dari jumlah pembayarannya.',
    ])
    assert.deepEqual(await confirm(one.id, elsewhere), [
      'dilewati',
      'Baris mutasi tidak ditemukan.',
    ])
    assert.deepEqual(await confirm(one.id), ['dikonfirmasi', null])
    assert.deepEqual(await confirm(twin.id), [
      'dilewati',
      'Baris ini sudah menjadi bukti pembayaran lain.',
    ])
    for (const { id: paymentId } of [twin, dearer]) {
      assert.equal((await Payment.findOrFail(paymentId)).status, 'pending')
      assert.lengthOf(await db.from('entitlements').where('payment_id', paymentId), 0)
    }
  })

  test('after its confirmation was undone, a line matches again', async ({ assert }) => {
    const browser = await adminBrowser()
    const payment = await waiting(19_873, NOON)
    const id = await stored(browser, csv(row(NOON, 19_873)))
    const [line] = (await browser.get(`/admin/mutasi/${id}`)).body.data.baris
    const pasangan = [{ baris: line.id, pembayaran: payment.id }]
    await browser.post(`/admin/mutasi/${id}/konfirmasi`, { pasangan })
    await undoConfirmation(await createAdmin(), payment.id, 'Salah pencet')
    const show = async () => (await browser.get(`/admin/mutasi/${id}`)).body.data.baris[0].keadaan
    assert.equal(await show(), 'cocok')
    const { body } = await browser.post(`/admin/mutasi/${id}/konfirmasi`, { pasangan })
    assert.equal(body.hasil[0].keadaan, 'dikonfirmasi')
    assert.equal(await show(), 'dikonfirmasi')
  })

  test('a line without a partner names the payment that was confirmed without a statement', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const payment = await waiting(19_873, NOON)
    await payment.merge({ status: 'confirmed', paidAt: NOON, pendingKey: null }).save()
    const id = await stored(browser, csv(row(NOON, 19_873)))
    const [line] = (await browser.get(`/admin/mutasi/${id}`)).body.data.baris
    assert.containSubset(line, { keadaan: 'tanpa_pasangan', mungkin: [{ id: payment.id }] })
  })

  test('what is no statement is refused with a sentence, and nothing is stored', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const cases: [Buffer, object, number, string][] = [
      [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), {}, 415, 'berkas'],
      [Buffer.from('PK\x03\x04rusak'), {}, 415, 'berkas'],
      [Buffer.from('a\0b,c'), {}, 415, 'berkas'],
      [Buffer.from('\n\n'), {}, 422, 'berkas'],
      [csv(row(NOON, 5)), { ...CHOICE, jumlah: '2' }, 422, 'jumlah'],
      [csv(...Array.from({ length: 5_600 }, (_, n) => row(NOON + n, 5))), {}, 422, 'berkas'],
      [Buffer.alloc(6 * 1024 * 1024, 'a,b\n'), {}, 413, 'berkas'],
    ]
    for (const [content, form, status, field] of cases) {
      const reply = await send(browser, content, form)
      assert.equal(reply.status, status, reply.bytes.toString())
      if (status !== 413) assert.equal(reply.body.errors[0].field, field)
    }
    assert.equal((await browser.upload('POST', '/admin/mutasi', {}, {})).status, 422)
    assert.lengthOf(await db.from('statements'), 0)
    assert.lengthOf(await db.from('statement_layouts'), 0)
  })

  test('pairs are checked, and another statement is not found', async ({ assert }) => {
    const browser = await adminBrowser()
    const id = await stored(browser, csv(row(NOON, 5)))
    for (const body of [
      {},
      { pasangan: [] },
      { pasangan: [{ baris: 1 }] },
      { pasangan: Array.from({ length: 101 }, () => ({ baris: 1, pembayaran: 1 })) },
    ]) {
      assert.equal((await browser.post(`/admin/mutasi/${id}/konfirmasi`, body)).status, 422)
    }
    const pasangan = [{ baris: 1, pembayaran: 1 }]
    assert.equal((await browser.post('/admin/mutasi/999/konfirmasi', { pasangan })).status, 404)
    assert.equal((await browser.get('/admin/mutasi/999')).status, 404)
  })

  test('a statement of a thousand lines is matched with as many statements as one of ten', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    await waiting(1, NOON)
    await copyLast('payments', 1_000, (n) => ({
      amount: 10_000 + n,
      pending_key: `many:${n}`,
      created_at: NOON + n,
    }))
    const lines = Array.from({ length: 1_000 }, (_, n) => row(NOON, 10_001 + n))
    const few = await stored(browser, csv(...lines.slice(0, 10)))
    const many = await stored(browser, csv(...lines))
    await browser.get(`/admin/mutasi/${few}`)
    const ofFew = await queriesOf(() => browser.get(`/admin/mutasi/${few}`))
    let data = { jumlah: { cocok: 0 } }
    const ofMany = await queriesOf(async () => {
      data = (await browser.get(`/admin/mutasi/${many}`)).body.data
    })
    assert.equal(data.jumlah.cocok, 990)
    assert.equal(ofMany.length, ofFew.length)
  })
})
