/**
 * A process of its own that fills an empty database with an academy to be measured: learners who are signed in and
 * may start the demo's package, graduates who have a result, and accounts that can sign in. It sends them to its
 * parent process and ends.
 */
import { createHttpServer } from '#app/platform/server/http_server'
import type { Population } from './academy.js'

process.once('message', async (population: Population) => {
  const { createIgnitor } = await import('../../bin/ignitor.js')
  const app = createIgnitor().createApp('test')
  await app.init()
  await app.boot()
  await app.start(async () => {
    const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
    const close = await testUtils.httpServer().start(createHttpServer)
    // Its imports need the booted application.
    const { fill } = await import('./fill.js')
    const inhabitants = await fill(population)
    // 5,000 of them aren't sent at once, and unsent data is lost when this process ends.
    await new Promise((sent) => process.send?.(inhabitants, sent))
    await close()
  })
  await app.terminate()
  process.disconnect()
})
