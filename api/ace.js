// Runs TypeScript as it is, so that commands work without a build.
import '@poppinss/ts-exec'

await import('./bin/console.js')
