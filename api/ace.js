// Runs TypeScript sources directly, so that commands need no build.
import '@poppinss/ts-exec'

await import('./bin/console.js')
