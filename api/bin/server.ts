import { createHttpServer } from '#app/platform/server/http_server'
import { OpenConnections } from '#app/platform/server/open_connections'
import { endInOrder } from '#app/platform/server/shutdown'
import { resumeTime } from '#app/platform/time/resume_time'
import { endFailedStart } from './failed_start.js'
import { createIgnitor } from './ignitor.js'

const server = createHttpServer()
const connections = new OpenConnections(server)

createIgnitor()
  .tap((app) => app.starting(() => resumeTime(app)))
  // Before it is ready nothing is under way: a signal may end it as it ends any process.
  .tap((app) => app.ready(() => endInOrder(app, connections)))
  .httpServer()
  .start((handler) => server.on('request', handler))
  .catch(endFailedStart)
