import { test } from '@japa/runner'
import { htmlBody, plainBody } from '#app/messages/domain/mail_body'
import { readFailure } from '#app/messages/domain/mail_failure'
import { nextTry } from '#app/messages/domain/mail_schedule'
import { mailHost, mailPassword, mailSender } from '#app/platform/installation/mail_rules'

const HOST = { MAIL_HOST: 'smtp.example.id' }

test.group('Settings of e-mail', () => {
  test('without a host no other setting of e-mail is asked for', ({ assert }) => {
    assert.isUndefined(mailHost('MAIL_HOST', ''))
    assert.isUndefined(mailSender({})('MAIL_FROM', undefined))
    assert.isUndefined(mailPassword({})('MAIL_PASSWORD', 'x'))
  })

  test('a host is a name or an address alone: {$self}')
    .with(['smtp://a.test', 'a.test:587', 'a b', '-a', 'a\nb'])
    .run(({ assert }, value) => {
      assert.throws(
        () => mailHost('MAIL_HOST', value),
        /"MAIL_HOST" must be the name or IP address/
      )
    })

  test('a sender is one address: {$self}')
    .with(['Akademi <a@b.test>', 'a@b.test, c@d.test', 'ab.test', 'a@b.test\r\nBcc: c@d.test'])
    .run(({ assert }, value) => {
      assert.throws(() => mailSender(HOST)('MAIL_FROM', value), /"MAIL_FROM" must be one e-mail/)
    })

  test('a host needs a sender, a user a password, and a password encryption', ({ assert }) => {
    assert.throws(() => mailSender(HOST)('MAIL_FROM', ''), /Missing .* "MAIL_FROM"/)
    const login = { ...HOST, MAIL_USER: 'a' }
    assert.throws(() => mailPassword(login)('MAIL_PASSWORD', ''), /belong together/)
    assert.throws(() => mailPassword(HOST)('MAIL_PASSWORD', 'x'), /belong together/)
    const plain = { ...login, MAIL_TLS: 'none' }
    assert.throws(() => mailPassword(plain)('MAIL_PASSWORD', 'x'), /unencrypted/)
    const local = { ...plain, MAIL_HOST: '127.0.0.1' }
    assert.equal(mailPassword(local)('MAIL_PASSWORD', 'x')?.release(), 'x')
  })
})

test.group('Failures of e-mail', () => {
  test('an answer of a mail server means: {0}')
    .with([
      [
        '550 to a recipient',
        { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
        true,
        false,
      ],
      [
        '451 to a recipient',
        { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 },
        false,
        false,
      ],
      ['554 to the content', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true, false],
      ['535 to a login', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false, true],
      ['554 as a greeting', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, false, true],
      ['no connection', { code: 'ESOCKET', command: 'CONN' }, false, true],
      ['an error of ours', new Error('x'), false, false],
    ] as const)
    .run(({ assert }, [, error, isPermanent, isOfServer]) => {
      const failure = readFailure(error)
      assert.deepEqual([failure.isPermanent, failure.isOfServer], [isPermanent, isOfServer])
      assert.match(failure.sentence, /^(Server|Sambungan|Email) /)
    })

  test("a server's answer stays on one line and is cut", ({ assert }) => {
    const response = `550 no\r\nway \u202e${'x'.repeat(1000)}`
    const { sentence } = readFailure({
      code: 'EMESSAGE',
      command: 'DATA',
      responseCode: 550,
      response,
    })
    assert.isBelow(sentence.length, 400)
    assert.notMatch(sentence, /[\r\n\u202e]/)
  })

  test('tries are further and further apart, and end', ({ assert }) => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((tries) => nextTry(tries, 0))
    assert.deepEqual(
      waits.map((wait) => wait && wait / 60_000),
      [1, 5, 15, 60, 240, 720, 1080, null]
    )
  })
})

test.group('What an e-mail shows', () => {
  test('values are escaped in the HTML, and addresses are links without the full stop behind them', ({
    assert,
  }) => {
    const html = htmlBody({
      academyName: 'A & "B"',
      text: 'Halo <script>x</script>\n\nBuka https://a.test/x?a=1&b=2. Ya',
      stopUrl: 'https://a.test/berhenti-email/1.x',
    })
    assert.notInclude(html, '<script>')
    assert.include(html, 'A &amp; &quot;B&quot;')
    assert.include(html, 'href="https://a.test/x?a=1&amp;b=2"')
    assert.include(html, '</a>. Ya')
    assert.include(html, 'href="https://a.test/berhenti-email/1.x"')
  })

  test('an e-mail that can not be stopped says so', ({ assert }) => {
    const content = { academyName: 'A', text: 'Halo', stopUrl: null }
    for (const body of [plainBody(content), htmlBody(content)])
      assert.include(body, 'tentang ujian Anda sendiri')
  })
})
