import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { _electron, expect, test, type ElectronApplication, type Page } from '@playwright/test'
import { bundleKiosk } from '../packaging/bundle.ts'
import { hashPin } from '../src/main/config/pin.ts'
import { electronBinary } from './support/electron-binary.ts'
import { SERVER_ORIGIN } from './support/environment.ts'

const APP = fileURLToPath(new URL('..', import.meta.url))
const PIN = '246813'
const executablePath = electronBinary()

test.skip(executablePath === null, "Electron's binary is not here: it is a download")
test.describe.configure({ timeout: 120_000 })

let dataFolder: string

test.beforeAll(async () => {
  if (executablePath !== null) await bundleKiosk()
})
test.beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'lulus-kiosk-app-'))
})
test.afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

async function launch(): Promise<ElectronApplication> {
  return _electron.launch({
    executablePath: executablePath ?? '',
    args: [APP, `--user-data-dir=${dataFolder}`],
    timeout: 30_000,
    env: { ...process.env, LULUS_KIOSK_WINDOWED: '1' },
  })
}

async function configure(): Promise<void> {
  const config = {
    server: SERVER_ORIGIN,
    lab: 'Lab 1',
    seat: '7',
    pinHash: await hashPin(PIN),
    displays: 'blank',
  }
  writeFileSync(join(dataFolder, 'kiosk.json'), JSON.stringify(config))
}

async function windowAt(app: ElectronApplication, address: RegExp): Promise<Page> {
  await expect.poll(() => app.windows().some((page) => address.test(page.url()))).toBe(true)
  const found = app.windows().find((page) => address.test(page.url()))
  if (!found) throw new Error(`no window shows ${address}`)
  return found
}

const press = (app: ElectronApplication, keyCode: string, modifiers: string[]) =>
  app.evaluate(
    ({ BrowserWindow }, [key, held]) => {
      const exam = BrowserWindow.getAllWindows().find((window) =>
        window.webContents.getURL().startsWith('http://127.0.0.1')
      )
      exam?.webContents.sendInputEvent({
        type: 'keyDown',
        keyCode: key,
        modifiers: held as ('control' | 'alt' | 'shift')[],
      })
    },
    [keyCode, modifiers] as const
  )

test('a new computer is set up, and keeps its settings', async () => {
  const app = await launch()
  const operator = await windowAt(app, /^lulus-operator:/)
  await operator.getByLabel('Alamat server').fill(SERVER_ORIGIN)
  await operator.getByLabel('Nama lab').fill('Lab 1')
  await operator.getByLabel('Nomor kursi').fill('7')
  await operator.getByLabel('PIN operator').fill('123456')
  await operator.getByRole('button', { name: 'Simpan dan mulai ulang' }).click()
  await expect(operator.getByText(/PIN harus 6 sampai 12 angka/)).toBeVisible()
  await app.close()
})

test('the exam has no Node, no window of its own making and no other host', async () => {
  await configure()
  const app = await launch()
  const exam = await windowAt(app, /^http:\/\/127\.0\.0\.1:\d+\/login/)
  expect(await exam.evaluate('typeof require + typeof process + typeof lulusKiosk')).toBe(
    'undefinedundefinedobject'
  )
  expect(await exam.evaluate(() => window.open('/login'))).toBeNull()
  await exam.evaluate(() => window.location.assign('https://evil.example/'))
  await expect(exam).toHaveURL(/\/login$/)
  await app.close()
})

test('the window is over everything, protected and without developer tools', async () => {
  await configure()
  const app = await launch()
  await windowAt(app, /^http:\/\/127\.0\.0\.1/)
  const facts = await app.evaluate(({ BrowserWindow }) => {
    const windows = BrowserWindow.getAllWindows()
    for (const window of windows) window.webContents.openDevTools()
    return windows.map((window) => window.webContents.isDevToolsOpened())
  })
  expect(facts).not.toContain(true)
  await app.close()
})

test('a page that crashes comes back to where it was', async () => {
  await configure()
  const app = await launch()
  await windowAt(app, /\/login$/)
  await app.evaluate(({ BrowserWindow }) => {
    for (const { webContents } of BrowserWindow.getAllWindows())
      if (webContents.getURL().startsWith('http:')) webContents.forcefullyCrashRenderer()
  })
  const exam = await windowAt(app, /\/login$/)
  await expect(exam.getByRole('heading', { name: 'Login' })).toBeVisible()
  await app.close()
})

test('the chord asks for the PIN, and the PIN opens the menu', async () => {
  await configure()
  const app = await launch()
  await windowAt(app, /\/login$/)
  await press(app, 'K', ['control', 'alt', 'shift'])
  const operator = await windowAt(app, /^lulus-operator:/)
  await operator.getByLabel('PIN operator').fill('111112')
  await operator.getByRole('button', { name: 'Buka', exact: true }).click()
  await expect(operator.getByText('PIN salah.')).toBeVisible()
  await operator.getByLabel('PIN operator').fill(PIN)
  await operator.getByRole('button', { name: 'Buka', exact: true }).click()
  await expect(operator.getByRole('heading', { name: 'Menu operator' })).toBeVisible()
  await operator.getByRole('button', { name: 'Keluar dari aplikasi' }).click()
  await app.waitForEvent('close')
})
