import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import Message from '#app/messages/models/message'
import { Post } from '#app/messages/mail/post'
import env from '#start/env'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { freePort } from '#tests/support/free_port'
import { LIMITS } from '#tests/support/limits'
import { confirmedNews, deliver, mailBy, told } from '#tests/support/messages'
import { loginOf, TestSmtpServer } from '#tests/support/smtp_server'
import { stopClock } from '#tests/support/time_travel'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const examNews = () =>
  confirmedNews({
    kind: 'jadwal_besok',
    subject: 'event:1',
    facts: {
      packageName: 'Paket A',
      eventName: 'Ujian Pagi',
      startsAt: Date.UTC(2026, 11, 12, 1),
      lab: 'Lab 1',
      path: '/ujian/1',
    },
  })

test.group('E-mail to a real mail server', (group) => {
  isolateDatabase(group)
  group.each.timeout(LIMITS.manyCalls)

  test('an e-mail is delivered once, with plain text, HTML, and a way to stop further ones', async ({
    assert,
  }) => {
    await using smtp = await TestSmtpServer.start()
    const post = smtp.post()
    using _mail = mailBy(post)
    const user = await createUser({ name: 'Ayu <b>Lestari</b>', email: 'ayu@contoh.test' })
    const message = await told(user)

    assert.deepEqual(await deliver(post), { sent: 1, failed: 0 })
    assert.deepEqual(await deliver(post), { sent: 0, failed: 0 })
    const [{ to, email }, ...more] = smtp.received as [(typeof smtp.received)[number]]
    assert.lengthOf(more, 0)
    assert.deepEqual(to, ['ayu@contoh.test'])
    assert.deepEqual(email.from, { address: 'ujian@akademi.test', name: 'Lulus' })
    assert.equal(email.subject, 'Pembayaran Anda sudah dikonfirmasi - Lulus')
    assert.include(email.text, 'Halo Ayu <b>Lestari</b>, pembayaran Anda untuk Paket A')
    assert.include(email.html, 'Halo Ayu &lt;b&gt;Lestari&lt;/b&gt;, pembayaran Anda')
    assert.equal(email.messageId, `<pesan-${message.id}.${message.createdAt}@akademi.test>`)
    const headers = new Map(email.headers.map(({ key, value }) => [key, value]))
    assert.equal(headers.get('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
    assert.match(
      headers.get('list-unsubscribe') ?? '',
      /^<http:\/\/[^>]+\/api\/berhenti-email\/\d+-[\w-]{43}>$/
    )
    await message.refresh()
    assert.deepEqual(
      [message.mailState, message.mailTries, message.mailError],
      ['terkirim', 1, null]
    )
    assert.isNull(message.sentAt)
  })

  test('an e-mail about the own exam can not be stopped, and says so', async ({ assert }) => {
    await using smtp = await TestSmtpServer.start()
    const post = smtp.post()
    using _mail = mailBy(post)
    await told(await createUser(), examNews())
    await deliver(post)
    const { email } = smtp.received[0] as (typeof smtp.received)[number]
    assert.notInclude(
      email.headers.map(({ key }) => key),
      'list-unsubscribe'
    )
    assert.include(email.text, 'Sabtu, 12 Desember 2026 pukul 08.00 WIB, di Lab 1')
    assert.include(email.text, 'Email ini tentang ujian Anda sendiri')
  })

  test('a temporary refusal is tried again later, and then arrives', async ({ assert }) => {
    using time = stopClock()
    await using smtp = await TestSmtpServer.start()
    const post = smtp.post()
    using _mail = mailBy(post)
    const message = await told(await createUser())
    smtp.next({ at: 'data', code: 451, answer: 'greylisted, come back later' })
    await deliver(post)
    await message.refresh()
    assert.deepEqual([message.mailState, message.mailTries], ['antre', 1])
    assert.include(message.mailError, '451 greylisted, come back later')
    assert.include(message.mailError, 'belum dapat menerima')

    time.pass(MINUTE - 1)
    assert.deepEqual(await deliver(post), { sent: 0, failed: 0 })
    time.pass(1)
    assert.deepEqual(await deliver(post), { sent: 1, failed: 0 })
    assert.lengthOf(smtp.received, 1)
    await message.refresh()
    assert.deepEqual([message.mailState, message.mailTries], ['terkirim', 2])
  })

  test('a final refusal is not tried again; it is listed with the answer, and an admin may try again', async ({
    assert,
  }) => {
    using time = stopClock()
    await using smtp = await TestSmtpServer.start()
    const post = smtp.post()
    using _mail = mailBy(post)
    const [wrong, right] = [await createUser(), await createUser()]
    const message = await told(wrong)
    await told(right)
    smtp.next({ at: 'rcpt', code: 550, answer: '5.1.1 no such user here' })
    // One refused address keeps nobody else's e-mail back.
    assert.deepEqual(await deliver(post), { sent: 1, failed: 1 })
    time.pass(48 * HOUR)
    assert.deepEqual(await deliver(post), { sent: 0, failed: 0 })

    const admin = await BrowserSession.of(await createAdmin())
    assert.equal((await admin.get('/admin/pesan/jumlah')).body.emailGagal, 1)
    const [row] = (await admin.get('/admin/pesan?keadaan=email_gagal')).body.pesan
    assert.equal(row.id, message.id)
    assert.equal(row.email.alamat, wrong.email)
    assert.equal(row.email.galat, 'Server email menolak alamat ini: 550 5.1.1 no such user here')
    assert.equal((await admin.post(`/admin/pesan/${message.id}/email`)).status, 200)
    assert.equal((await admin.post(`/admin/pesan/${message.id}/email`)).status, 409)
    assert.deepEqual(await deliver(post), { sent: 1, failed: 0 })
    assert.deepEqual(
      smtp.received.map(({ to }) => to[0]),
      [right.email, wrong.email]
    )
  })

  test('a connection that is cut in the middle loses nothing, and the second try has the same Message-ID', async ({
    assert,
  }) => {
    using time = stopClock()
    await using smtp = await TestSmtpServer.start()
    const post = smtp.post()
    using _mail = mailBy(post)
    const message = await told(await createUser())
    smtp.next({ at: 'data', cuts: true })
    assert.deepEqual(await deliver(post), { sent: 0, failed: 1 })
    assert.equal(smtp.arrivals, 1)
    await message.refresh()
    assert.deepEqual([message.mailState, message.mailClaim], ['antre', null])
    time.pass(MINUTE)
    await deliver(post)
    assert.lengthOf(smtp.received, 1)
    assert.equal(
      smtp.received[0]?.email.messageId,
      `<pesan-${message.id}.${message.createdAt}@akademi.test>`
    )
  })

  test('while the server is down a round tries one e-mail; when it is up again all arrive', async ({
    assert,
  }) => {
    using time = stopClock()
    await using smtp = await TestSmtpServer.start()
    const post = smtp.post()
    using _mail = mailBy(post)
    const messages = [await told(await createUser()), await told(await createUser())]
    await smtp.stop()
    assert.deepEqual(await deliver(post), { sent: 0, failed: 1 })
    for (const message of messages) await message.refresh()
    assert.deepEqual(
      messages.map(({ mailTries }) => mailTries),
      [1, 0]
    )
    assert.include(messages[0]?.mailError, 'Server email tidak dapat dihubungi')
    await smtp.restart()
    time.pass(MINUTE)
    assert.deepEqual(await deliver(post), { sent: 2, failed: 0 })
    assert.lengthOf(smtp.received, 2)
  })

  test('after a day and a half of tries an e-mail has failed', async ({ assert }) => {
    using time = stopClock()
    const post = new Post({
      host: '127.0.0.1',
      port: await freePort(),
      tls: 'none',
      login: null,
      from: 'ujian@akademi.test',
    })
    using _mail = mailBy(post)
    const message = await told(await createUser())
    let tries = 0
    for (; message.mailState === 'antre' && tries < 20; tries++) {
      time.pass(Math.max(0, (message.mailNextAt ?? 0) - time.now))
      await deliver(post)
      await message.refresh()
    }
    assert.equal(tries, 8)
    assert.equal(message.mailState, 'gagal')
    assert.isAbove(time.now - message.createdAt, 35 * HOUR)
  })

  test('a wrong password is a matter of the settings: nothing is refused for good', async ({
    assert,
  }) => {
    await using smtp = await TestSmtpServer.start({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'akademi' && password === 'benar'
          ? done(null, { user: username })
          : done(new Error('Invalid username or password')),
    })
    const wrong = smtp.post({ login: loginOf('akademi', 'salah') })
    using _mail = mailBy(wrong)
    using time = stopClock()
    const message = await told(await createUser())
    await deliver(wrong)
    await message.refresh()
    assert.equal(message.mailState, 'antre')
    assert.include(message.mailError, 'menolak nama pengguna atau kata sandinya')
    assert.notInclude(message.mailError, 'salah')
    time.pass(MINUTE)
    assert.deepEqual(await deliver(smtp.post({ login: loginOf('akademi', 'benar') })), {
      sent: 1,
      failed: 0,
    })
  })

  test('a server without encryption gets nothing where encryption was asked for', async ({
    assert,
  }) => {
    await using smtp = await TestSmtpServer.start()
    const post = smtp.post({ tls: 'starttls' })
    using _mail = mailBy(post)
    const message = await told(await createUser())
    assert.deepEqual(await deliver(post), { sent: 0, failed: 1 })
    await message.refresh()
    assert.deepEqual([message.mailState, smtp.arrivals], ['antre', 0])
    assert.include(message.mailError, 'Sambungan aman ke server email gagal')
  })

  test('neither a name nor the academy can add a header or a recipient: {$self}')
    .with([
      'Budi\r\nBcc: lain@contoh.test',
      'Budi\nX-Lain: 1',
      '"Budi" <lain@contoh.test>',
      'a\u2028b',
    ])
    .run(async ({ assert }, name) => {
      await using smtp = await TestSmtpServer.start()
      const post = smtp.post()
      using _mail = mailBy(post)
      const user = await createUser({ name, email: 'budi@contoh.test' })
      await told(user)
      await deliver(post)
      const { to, email } = smtp.received[0] as (typeof smtp.received)[number]
      assert.deepEqual(to, ['budi@contoh.test'])
      assert.deepEqual(
        email.to?.map(({ address }) => address),
        ['budi@contoh.test']
      )
      const keys = email.headers.map(({ key }) => key)
      assert.notInclude(keys, 'bcc')
      assert.notInclude(keys, 'x-lain')
    })

  test('no e-mail goes to staff, rehearsals, the demo, erased or unreachable accounts', async ({
    assert,
  }) => {
    await using smtp = await TestSmtpServer.start()
    const post = smtp.post()
    using _mail = mailBy(post)
    await assert.rejects(async () => told(await createAdmin()))
    await assert.rejects(async () => told(await createUser({ nohp: '080012345678' })))
    await assert.rejects(async () => told(await createUser({ erasedAt: Date.now() })))
    assert.isNull((await told(await createUser({ isDemo: true }))).mailState)
    assert.isNull((await told(await createUser({ email: null }))).mailState)
    // Who loses the address until it is sent gets none either.
    const user = await createUser()
    const message = await told(user)
    await User.query().where('id', user.id).update({ email: null })
    assert.deepEqual(await deliver(post), { sent: 0, failed: 0 })
    await message.refresh()
    assert.equal(message.mailState, 'batal')
    assert.lengthOf(smtp.received, 0)
  })

  test('an e-mail about an event is not sent after its start', async ({ assert }) => {
    using time = stopClock()
    await using smtp = await TestSmtpServer.start()
    const post = smtp.post()
    using _mail = mailBy(post)
    const message = await told(await createUser(), { ...examNews(), until: time.now + HOUR })
    time.pass(HOUR)
    await deliver(post)
    await message.refresh()
    assert.deepEqual([message.mailState, smtp.arrivals], ['batal', 0])
  })

  test('without settings nothing is queued and nothing sent', async ({ assert }) => {
    const message = await told(await createUser())
    assert.isNull(message.mailState)
    assert.deepEqual(await deliver(new Post(null)), { sent: 0, failed: 0 })
  })

  test('a link stops e-mails that are not about the own exam, by one click without a login, and resumes them', async ({
    assert,
  }) => {
    await using smtp = await TestSmtpServer.start()
    const post = smtp.post()
    using _mail = mailBy(post)
    const user = await createUser()
    await told(user)
    await deliver(post)
    const { email } = smtp.received[0] as (typeof smtp.received)[number]
    const [, link = ''] =
      /<(http[^>]+)>/.exec(
        email.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
      ) ?? []
    const path = new URL(link).pathname.replace('/api', '')
    // The page for people is one of the web app, not a file of it.
    assert.include(email.text, `${new URL(link).origin}${path}`)
    const page = await fetch(`http://${env.get('HOST')}:${env.get('PORT')}${path}`)
    assert.equal(page.status, 200)
    assert.include(page.headers.get('content-type'), 'text/html')
    const visitor = await BrowserSession.visitor()
    assert.isFalse((await visitor.get(path)).body.berhenti)

    const queued = await told(user)
    // As a mail program sends it: without cookies, in a form.
    const clicked = await fetch(`http://${env.get('HOST')}:${env.get('PORT')}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    assert.equal(clicked.status, 200)
    await queued.refresh()
    assert.equal(queued.mailState, 'batal')
    assert.isNull((await told(user)).mailState)
    assert.equal((await told(user, examNews())).mailState, 'antre')
    assert.isTrue((await visitor.get(path)).body.berhenti)

    assert.equal((await visitor.delete(path)).status, 200)
    assert.equal((await told(user)).mailState, 'antre')
    const forged = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    assert.equal((await visitor.post(forged)).status, 404)
  })
})

test.group('E-mail of several processes', (group) => {
  emptyDatabaseAfterEach(group)
  group.each.timeout(LIMITS.manyCalls)

  test('two processes at once send each e-mail once', async ({ assert }) => {
    await using smtp = await TestSmtpServer.start()
    const post = smtp.post()
    using _mail = mailBy(post)
    for (let n = 0; n < 10; n++) await told(await createUser())
    const done = await Promise.all([deliver(post), deliver(smtp.post()), deliver(smtp.post())])
    assert.equal(
      done.reduce((sum, { sent }) => sum + sent, 0),
      10
    )
    assert.lengthOf(new Set(smtp.received.map(({ email }) => email.messageId)), 10)
    assert.lengthOf(smtp.received, 10)
    assert.lengthOf(await Message.query().where('mailState', 'terkirim'), 10)
  })
})
