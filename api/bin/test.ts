import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../tests/support/free_port.js'

// Tests use data of their own and ignore the developer's .env.
process.env.NODE_ENV = 'test'
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'lulus-test-'))
process.env.WEB_DIST = fileURLToPath(new URL('../tests/fixtures/web_dist', import.meta.url))
process.env.APP_KEY = 'test-key-of-at-least-32-characters'
process.env.DEMO = 'false'
process.env.DEMO_DATA = 'kecil'
process.env.HOST = '127.0.0.1'
// No test writes to anybody; those of e-mail name a server of their own.
process.env.MAIL_HOST = ''
// `ace` has set the server's own port, on which a developer's server may listen.
process.env.PORT = process.env.TEST_PORT ?? String(await freePort())

import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { createIgnitor } from './ignitor.js'

createIgnitor()
  .testRunner()
  .configure(async (app) => {
    const { limitOf, runnerHooks, ...config } = await import('../tests/bootstrap.js')
    const suites = app.rcFile.tests.suites.map((suite) => ({ ...suite, timeout: limitOf(suite) }))

    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      suites,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch(async (error) => {
    process.exitCode = 1
    await prettyPrintError(error)
  })
