import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { usualEnvironment } from '#app/platform/installation/environment'

const APP_ROOT = new URL('../', import.meta.url)

process.env.NODE_ENV ||= usualEnvironment(APP_ROOT)

/** The application, set up alike for server, console and tests. */
export function createIgnitor(): Ignitor {
  return new Ignitor(APP_ROOT, {
    importer: (filePath) =>
      filePath.startsWith('./') || filePath.startsWith('../')
        ? import(new URL(filePath, APP_ROOT).href)
        : import(filePath),
  }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
  })
}
