/**
 * A process of its own that runs the e-mail job once on the tests' database, as a server does when it starts. Beside
 * `stepped_clock.ts`, which sets its clock.
 */
import { createIgnitor } from '../../bin/ignitor.js'

const app = createIgnitor().createApp('console')
await app.init()
await app.boot()
const { MESSAGE_JOBS } = await import('#app/messages/jobs')
const job = MESSAGE_JOBS.find(({ name, runsAtStart }) => name === 'e-mail' && runsAtStart === true)
if (!job) throw new Error('no job sends e-mail at the start')
await job.work(new AbortController().signal)
await app.terminate()
