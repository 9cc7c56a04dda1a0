import { endFailedStart } from './failed_start.js'
import { createIgnitor } from './ignitor.js'

createIgnitor()
  .tap((app) => {
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
  })
  .httpServer()
  .start()
  .catch(endFailedStart)
