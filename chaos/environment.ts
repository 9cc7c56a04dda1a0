import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The environment for the API's test support. Imported before any module of the API, because it reads its environment
 * when it is loaded.
 */

/** Removed at the end. */
export const workFolder = mkdtempSync(join(tmpdir(), 'lulus-chaos-'))
process.on('exit', () => rmSync(workFolder, { recursive: true, force: true }))

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATA_DIR: workFolder,
  APP_KEY: 'chaos-key-of-at-least-32-characters',
  DEMO: 'false',
  HOST: '127.0.0.1',
})
