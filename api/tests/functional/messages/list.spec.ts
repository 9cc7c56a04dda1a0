import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Message from '#app/messages/models/message'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { confirmedNews, told } from '#tests/support/messages'
import { MESSAGES } from '#contracts/messages'

interface Listed {
  id: number
  jenisPesan: string
  nama: string
  teks: string
  terkirim: { nama: string } | null
}

const waiting = async (admin: BrowserSession): Promise<Listed[]> =>
  (await admin.get('/admin/pesan')).body.pesan

async function pendingPayment() {
  const user = await createUser({ name: 'Siti', nohp: '081355557777' })
  const pack = await createPackage({ name: 'Paket A' })
  return { user, pack, payment: await createPayment(user, pack) }
}

test.group('The list of messages', (group) => {
  isolateDatabase(group)

  test('a confirmed payment waits to be told, is sent by one call, and can be unmarked', async ({
    assert,
  }) => {
    const { payment } = await pendingPayment()
    const account = await createAdmin({ name: 'Ibu Admin' })
    const admin = await BrowserSession.of(account)
    const decided = await admin.put(`/admin/payments/${payment.id}/status`, { status: 'confirmed' })

    const [message, ...more] = (await waiting(admin)) as [Listed]
    assert.lengthOf(more, 0)
    assert.deepEqual([message.jenisPesan, message.nama], ['dikonfirmasi', 'Siti'])
    assert.include(message.teks, 'Halo Siti, pembayaran Anda untuk Paket A sudah kami konfirmasi')
    assert.equal((await admin.get('/admin/pesan/jumlah')).body.menunggu, 1)
    const sent = await admin.post(`/admin/pesan/${message.id}/kirim`)
    // The button on payments sends the same text.
    assert.equal(sent.body.waLink, decided.body.waLink)
    const link = new URL(sent.body.waLink)
    assert.equal(link.origin + link.pathname, 'https://wa.me/6281355557777')
    assert.equal(link.searchParams.get('text'), message.teks)

    assert.deepEqual(await waiting(admin), [])
    const [listed] = (await admin.get('/admin/pesan?keadaan=terkirim')).body.pesan
    assert.equal(listed.terkirim.nama, 'Ibu Admin')
    const [row] = (await admin.get('/admin/payments?status=confirmed')).body.payments
    assert.equal(row.diberitahu.nama, 'Ibu Admin')
    const again = await admin.post(`/admin/pesan/${message.id}/kirim`)
    assert.equal(again.status, 409)
    assert.include(again.body.message, 'sudah dikirim oleh Ibu Admin')

    assert.equal((await admin.delete(`/admin/pesan/${message.id}/kirim`)).status, 200)
    assert.equal((await admin.delete(`/admin/pesan/${message.id}/kirim`)).status, 409)
    assert.lengthOf(await waiting(admin), 1)
    const entries = await AuditEntry.query().where('subjectType', 'message').orderBy('id')
    assert.deepEqual(
      entries.map(({ action, details }) => [action, details.userName, details.kind]),
      [
        ['message.sent', 'Siti', 'dikonfirmasi'],
        ['message.unsent', 'Siti', 'dikonfirmasi'],
      ]
    )
  })

  test('the button on payments sends the same message, marks it, and sends it again without a mark', async ({
    assert,
  }) => {
    const { payment } = await pendingPayment()
    const admin = await BrowserSession.of(await createAdmin())
    const reason = 'Nominal kurang.'
    await admin.put(`/admin/payments/${payment.id}/status`, {
      status: 'rejected',
      alasanPenolakan: reason,
    })
    const [message] = (await waiting(admin)) as [Listed]
    assert.include(message.teks, `Alasannya: ${reason}`)
    const path = `/admin/payments/${payment.id}/pesan`
    const sent = await admin.post(path, { lagi: false })
    assert.equal(new URL(sent.body.waLink).searchParams.get('text'), message.teks)
    assert.deepEqual(await waiting(admin), [])
    assert.equal((await admin.post(path, { lagi: false })).status, 409)
    assert.equal((await admin.post(path, { lagi: true })).body.waLink, sent.body.waLink)
    assert.equal((await admin.post(path, {})).status, 422)
  })

  test('a payment that was decided before there were messages still has its link', async ({
    assert,
  }) => {
    const { payment } = await pendingPayment()
    await payment.merge({ status: 'confirmed', pendingKey: null, decidedAt: 1 }).save()
    const admin = await BrowserSession.of(await createAdmin())
    const sent = await admin.post(`/admin/payments/${payment.id}/pesan`, { lagi: false })
    assert.equal(sent.status, 200)
    assert.include(new URL(sent.body.waLink).searchParams.get('text'), 'sudah kami konfirmasi')
    assert.lengthOf(await Message.all(), 0)
  })

  test('what is not true any more is not told: after an undo, and after money was paid back', async ({
    assert,
  }) => {
    const { payment } = await pendingPayment()
    const admin = await BrowserSession.of(await createAdmin())
    const decide = () => admin.put(`/admin/payments/${payment.id}/status`, { status: 'confirmed' })
    await decide()
    const undone = await admin.post(`/admin/payments/${payment.id}/batalkan`, { alasan: 'Salah.' })
    assert.equal(undone.status, 200)
    assert.deepEqual(await waiting(admin), [])
    assert.equal(
      (await admin.post(`/admin/payments/${payment.id}/pesan`, { lagi: false })).status,
      409
    )
    await decide()
    assert.lengthOf(await waiting(admin), 1)
    await admin.post(`/admin/payments/${payment.id}/kembalikan`, { alasan: 'Batal ikut.' })
    assert.deepEqual(await waiting(admin), [])
  })

  test('the same occurrence is told once, and one that failed is told nothing of', async ({
    assert,
  }) => {
    const user = await createUser()
    const news = confirmedNews({ subject: 'payment:999' })
    await told(user, news)
    await told(user, news)
    assert.lengthOf(await Message.all(), 1)
    const { payment } = await pendingPayment()
    const admin = await BrowserSession.of(await createAdmin())
    const decide = () => admin.put(`/admin/payments/${payment.id}/status`, { status: 'confirmed' })
    assert.equal((await decide()).status, 200)
    assert.equal((await decide()).status, 409)
    assert.lengthOf(await Message.all(), 2)
  })

  test('finance sees and sends messages about payments alone, others none', async ({ assert }) => {
    const learner = await createUser()
    const about = await told(learner)
    const result = await told(learner, confirmedNews({ kind: 'hasil_siap', subject: 'result:1' }))
    const finance = await BrowserSession.of(await createUser({ role: 'Keuangan' }))
    assert.deepEqual(
      (await waiting(finance)).map(({ id }) => id),
      [about.id]
    )
    assert.equal((await finance.get('/admin/pesan/jumlah')).body.menunggu, 1)
    assert.deepEqual((await finance.get('/admin/pesan?jenisPesan=hasil_siap')).body.pesan, [])
    assert.equal((await finance.post(`/admin/pesan/${result.id}/kirim`)).status, 404)
    assert.equal((await finance.post(`/admin/pesan/${about.id}/kirim`)).status, 200)
    const teacher = await BrowserSession.of(await createUser({ role: 'Guru' }))
    assert.equal((await teacher.get('/admin/pesan')).status, 403)
  })

  test('the list is filtered by kind, searched by person, and has the oldest first', async ({
    assert,
  }) => {
    const [first, second] = [
      await createUser({ name: 'Zahra', nohp: '081311112222' }),
      await createUser({ name: 'Adi' }),
    ]
    const ids = [(await told(first)).id, (await told(second)).id]
    const admin = await BrowserSession.of(await createAdmin())
    const found = async (query: string) =>
      (await admin.get(`/admin/pesan?${query}`)).body.pesan.map(({ id }: Listed) => id)
    assert.deepEqual(await found(''), ids)
    assert.deepEqual(await found('sortOrder=DESC'), ids.toReversed())
    assert.deepEqual(await found('search=+62 813-1111'), [ids[0]])
    assert.deepEqual(await found('jenisPesan=ditolak'), [])
    assert.deepEqual(await found('limit=-1'), ids)
    assert.equal((await admin.get('/admin/pesan?jenisPesan=lain')).status, 422)
  })

  test('texts are changed with their placeholders checked, used at once, and reset', async ({
    assert,
  }) => {
    const message = await told(await createUser({ name: 'Ayu {paket}' }))
    const admin = await BrowserSession.of(await createAdmin())
    const put = (teksPesan: string) =>
      admin.put('/admin/pengaturan/pesan', { jenisPesan: 'dikonfirmasi', teksPesan })
    const wrong = await put('Halo {nama}, {nama_paket} sudah dibayar.')
    assert.equal(wrong.status, 422)
    assert.include(wrong.body.errors[0].msg, '{nama_paket} tidak dikenal di pesan ini')
    assert.include((await put('Halo {nama')).body.errors[0].msg, 'Kurung kurawal')
    assert.equal((await put('  ')).status, 422)
    assert.equal((await put('Halo\u0007')).status, 422)

    assert.equal((await put('Hai {nama}: {paket} lunas.\r\n{akademi}')).status, 200)
    const [listed] = (await waiting(admin)) as [Listed]
    // A name with braces stays a name.
    assert.equal(listed.teks, 'Hai Ayu {paket}: Paket A lunas.\nLulus')
    const texts = (await admin.get('/admin/pengaturan/pesan')).body.data
    assert.deepEqual(texts[0], {
      jenisPesan: 'dikonfirmasi',
      teks: 'Hai {nama}: {paket} lunas.\n{akademi}',
      bawaan: false,
    })
    const reset = (await put(MESSAGES.dikonfirmasi.text)).body.data[0]
    assert.deepEqual([reset.teks, reset.bawaan], [MESSAGES.dikonfirmasi.text, true])
    const entries = await AuditEntry.query().where('action', 'settings.message_text_changed')
    assert.lengthOf(entries, 2)
    await message.refresh()
  })
})

test.group('Two admins and one message', (group) => {
  emptyDatabaseAfterEach(group)

  test('of two admins at once one sends the message, and the other is told who', async ({
    assert,
  }) => {
    const message = await told(await createUser())
    const admins = [
      await BrowserSession.of(await createAdmin({ name: 'Ibu Satu' })),
      await BrowserSession.of(await createAdmin({ name: 'Ibu Dua' })),
    ]
    const replies = await Promise.all(
      admins.map((admin) => admin.post(`/admin/pesan/${message.id}/kirim`))
    )
    assert.sameMembers(
      replies.map(({ status }) => status),
      [200, 409]
    )
    const winner = replies[0]?.status === 200 ? 'Ibu Satu' : 'Ibu Dua'
    const loser = replies.find(({ status }) => status === 409)
    assert.include(loser?.body.message, `sudah dikirim oleh ${winner}`)
    assert.notProperty(loser?.body, 'waLink')
    assert.lengthOf(await AuditEntry.query().where('action', 'message.sent'), 1)
  })
})
