import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { bundleKiosk } from '../../packaging/bundle.ts'
import { hashPin } from '../../src/main/config/pin.ts'
import { electronBinary } from './electron-binary.ts'
import { SERVER_ORIGIN } from './environment.ts'

/** The operator's PIN on the computers of these journeys. */
export const PIN = '246813'

/** The disk of a computer with the kiosk installed. */
export interface Computer {
  path: string
  /** The kiosk's data folder. */
  data: string
  /** The bundle of its main process. */
  main: string
}

function makeFolder(name: string): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), `lulus-${name}-`))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** A test with a computer on which no kiosk has been set up. */
export const test = base.extend<{ computer: Computer }, { main: string }>({
  main: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads there which fixtures this one needs: none.
    async ({}, use) => {
      using bundle = makeFolder('bundle')
      await bundleKiosk(bundle.path)
      // Electron runs the program from its own folder.
      if (electronBinary() !== null) await bundleKiosk()
      await use(join(bundle.path, 'main.cjs'))
    },
    { scope: 'worker' },
  ],
  computer: async ({ main }, use) => {
    using folder = makeFolder('kiosk')
    const data = join(folder.path, 'data')
    mkdirSync(data)
    await use({ path: folder.path, data, main })
  },
})

/** Sets up a computer as its operator does. `more` has further fields of kiosk.json. */
export async function setUp(
  { data }: Computer,
  server = SERVER_ORIGIN,
  more: object = {}
): Promise<void> {
  const config = { server, lab: 'Lab 1', seat: '7', pinHash: await hashPin(PIN), displays: 'blank' }
  writeFileSync(join(data, 'kiosk.json'), JSON.stringify({ ...config, ...more }))
}
