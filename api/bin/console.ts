import { printFailedStart } from './failed_start.js'
import { createIgnitor } from './ignitor.js'

createIgnitor()
  .ace()
  .handle(process.argv.slice(2))
  .catch(async (error) => {
    process.exitCode = 1
    await printFailedStart(error)
  })
