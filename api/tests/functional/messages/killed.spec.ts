import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { CLAIM_MS } from '#app/messages/domain/mail_schedule'
import Message from '#app/messages/models/message'
import { createUser } from '#database/factories/user_factory'
import env from '#start/env'
import { emptyDatabaseAfterEach } from '#tests/support/database'
import { LIMITS } from '#tests/support/limits'
import { deliver, mailBy, told } from '#tests/support/messages'
import { TestSmtpServer } from '#tests/support/smtp_server'

const SCRIPT = fileURLToPath(new URL('../../support/mail_process.ts', import.meta.url))
const STEPPED_CLOCK = new URL('../../support/stepped_clock.ts', import.meta.url).href

/** A process that runs the e-mail job once. @param stepMs error of its clock */
function runJob(smtp: TestSmtpServer, stepMs = 0) {
  return spawn(
    process.execPath,
    ['--import=@poppinss/ts-exec', `--import=${STEPPED_CLOCK}`, SCRIPT],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        APP_URL: env.get('APP_URL'),
        CLOCK_STEP_MS: String(stepMs),
        MAIL_HOST: '127.0.0.1',
        MAIL_PORT: String(smtp.port),
        MAIL_TLS: 'none',
        MAIL_FROM: 'ujian@akademi.test',
      },
    }
  )
}

test.group('E-mail of a process that is killed', (group) => {
  emptyDatabaseAfterEach(group)
  group.each.timeout(LIMITS.processes)

  test('a process that is killed between claiming an e-mail and the answer to it loses none: another one sends it', async ({
    assert,
  }) => {
    await using smtp = await TestSmtpServer.start()
    const post = smtp.post()
    using _mail = mailBy(post)
    const first = await told(await createUser())

    // The whole e-mail arrives; its sender never learns that.
    smtp.next({ at: 'data', stalls: true })
    const arrived = smtp.arrival()
    const killed = runJob(smtp)
    await arrived
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    await first.refresh()
    assert.isString(first.mailClaim)
    assert.deepEqual([first.mailState, first.mailTries, smtp.received.length], ['antre', 1, 0])

    // Its claim isn't over: it may live. Others are sent meanwhile.
    const second = await told(await createUser())
    assert.deepEqual(await deliver(post), { sent: 1, failed: 0 })

    const next = runJob(smtp, CLAIM_MS)
    const [code] = (await once(next, 'exit')) as [number]
    assert.equal(code, 0)
    assert.deepEqual(
      smtp.received.map(({ email }) => email.messageId),
      [second, first].map(({ id, createdAt }) => `<pesan-${id}.${createdAt}@akademi.test>`)
    )
    assert.lengthOf(await Message.query().where('mailState', 'terkirim'), 2)
    await first.refresh()
    assert.deepEqual([first.mailTries, first.mailClaim], [2, null])
  })
})
