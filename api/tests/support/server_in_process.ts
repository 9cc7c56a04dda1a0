import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ApplicationService } from '@adonisjs/core/types'
import { createHttpServer } from '#app/platform/server/http_server'

/**
 * Runs `work` against the real application, listening on a port of its own with an empty database, and removes
 * everything afterwards. DB_CONNECTION and DB_* choose another database than the embedded one; it is emptied.
 */
export async function withServerInProcess(
  work: (app: ApplicationService) => Promise<void>
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lulus-in-process-'))
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    WEB_DIST: fileURLToPath(new URL('../fixtures/web_dist', import.meta.url)),
    APP_KEY: 'in-process-key-of-at-least-32-characters',
    DEMO: 'false',
    HOST: '127.0.0.1',
    PORT: process.env.PORT ?? '4390',
  })

  const { createIgnitor } = await import('../../bin/ignitor.js')
  const ignitor = createIgnitor()
  const app = ignitor.createApp('test')
  await app.init()
  await app.boot()
  await app.start(async () => {
    const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
    const revert = await testUtils.db().migrate()
    const close = await testUtils.httpServer().start(createHttpServer)
    try {
      await work(app)
    } finally {
      await close()
      // The embedded database goes with its folder.
      if (process.env.DB_CONNECTION === 'mysql') await revert()
    }
  })
  await app.terminate()
  rmSync(dataDir, { recursive: true, force: true })
}
