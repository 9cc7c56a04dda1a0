import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { bundleKiosk } from '../packaging/bundle.ts'
import { operatorFile } from '../src/main/operator/operator-pages.ts'
import type { OperatorCheck, OperatorState } from '../src/operator/operator-bridge.ts'

// A scheme of its own is Electron's to give: in a browser the same files have an ordinary address.
const ADDRESS = 'http://127.0.0.1:4372'
const STATE: OperatorState = {
  screen: 'check',
  fields: { server: 'https://ujian.id', lab: 'Lab Bahasa 1', seat: '12', displays: 'blank' },
  version: '1.0.0',
  isInstalled: false,
  problems: [],
}
const GOOD: OperatorCheck[] = [
  { name: 'Server', state: 'good', detail: 'ujian.id menjawab dalam 42 ms' },
  { name: 'Jam', state: 'good', detail: 'Selisih dengan server 0 detik' },
  { name: 'Headset', state: 'good', detail: 'Nada terdengar' },
]

let out: string
test.beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'lulus-operator-'))
  await bundleKiosk(out)
})
test.afterAll(() => rmSync(out, { recursive: true, force: true }))

/** The operator's page as the kiosk serves it, with a bridge that answers what it is told to. */
async function open(page: Page, state: OperatorState, checks: OperatorCheck[] = GOOD) {
  const calls: [string, unknown][] = []
  await page.exposeFunction('tell', (name: string, input: unknown) => {
    calls.push([name, input])
    const answers: Record<string, unknown> = {
      state,
      check: checks,
      unlock: input === '246813' ? null : 'PIN salah.',
      save: [{ field: 'server', message: 'Alamat server harus dimulai dengan https://' }],
      openExam: true,
    }
    return answers[name] ?? null
  })
  await page.addInitScript(`window.lulusOperator = Object.fromEntries(
    ['state', 'unlock', 'save', 'check', 'openExam', 'resume', 'exit'].map((name) => [name, (input) => window.tell(name, input)])
  )`)
  await page.route(`${ADDRESS}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    const file = operatorFile(`lulus-operator://kios${path}`, join(out, 'operator'))
    return file === null
      ? route.fulfill({ status: 404 })
      : route.fulfill({ headers: file.headers, body: readFileSync(file.path) })
  })
  await page.goto(`${ADDRESS}/`)
  return calls
}

test('green can be read from across the room, and opens the exam', async ({ page }, testInfo) => {
  const calls = await open(page, STATE)
  await expect(page.getByRole('heading', { name: 'SIAP', exact: true })).toBeVisible()
  await expect(page.getByText('Lab Bahasa 1 · Kursi 12')).toBeVisible()
  await testInfo.attach('siap', {
    body: await page.screenshot({ path: testInfo.outputPath('siap.png') }),
  })
  await page.getByRole('button', { name: 'Nada terdengar' }).click()
  await page.getByRole('button', { name: 'Buka ujian' }).click()
  await expect.poll(() => calls.map(([name]) => name)).toContain('openExam')
  expect(calls.filter(([name]) => name === 'check').map(([, input]) => input)).toEqual([
    { outputs: expect.any(Number), isHeard: null },
    { outputs: expect.any(Number), isHeard: true },
  ])
})

test('red keeps the exam closed and says what to do', async ({ page }, testInfo) => {
  const bad: OperatorCheck = {
    name: 'Server',
    state: 'bad',
    detail: 'ujian.id tidak terjangkau (ENOTFOUND). Periksa kabel jaringan.',
  }
  await open(page, STATE, [bad, ...GOOD.slice(1)])
  await expect(page.getByRole('heading', { name: 'BELUM SIAP' })).toBeVisible()
  await expect(page.getByText('Periksa kabel jaringan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buka ujian' })).toBeDisabled()
  await page.screenshot({ path: testInfo.outputPath('belum-siap.png') })
})

test('the set-up screen names what is wrong', async ({ page }, testInfo) => {
  const calls = await open(page, { ...STATE, screen: 'setup', fields: null })
  await page.getByLabel('Alamat server').fill('http://ujian.id')
  await page.getByLabel('Nama lab').fill('Lab 1')
  await page.getByLabel('PIN operator').fill('246813')
  await page.getByRole('button', { name: 'Simpan dan mulai ulang' }).click()
  await expect(page.getByRole('alert')).toContainText('harus dimulai dengan https://')
  expect(calls.find(([name]) => name === 'save')?.[1]).toEqual({
    server: 'http://ujian.id',
    lab: 'Lab 1',
    seat: '',
    displays: 'blank',
    pin: '246813',
  })
  await page.screenshot({ path: testInfo.outputPath('pengaturan.png'), fullPage: true })
})

test('a wrong PIN is said and asked for again', async ({ page }, testInfo) => {
  await open(page, { ...STATE, screen: 'locked' })
  await page.getByLabel('PIN operator').fill('111112')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('PIN salah.')
  await expect(page.getByLabel('PIN operator')).toHaveValue('')
  await expect(page.getByLabel('PIN operator')).toBeFocused()
  await page.screenshot({ path: testInfo.outputPath('pin.png') })
})

test('the menu leads back, to the check, to the settings and out', async ({ page }, testInfo) => {
  const calls = await open(page, { ...STATE, screen: 'menu' })
  await page.screenshot({ path: testInfo.outputPath('menu.png') })
  await page.getByRole('button', { name: 'Ubah pengaturan' }).click()
  await expect(page.getByLabel('Nama lab')).toHaveValue('Lab Bahasa 1')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.getByRole('button', { name: 'Keluar dari aplikasi' }).click()
  await expect.poll(() => calls.map(([name]) => name)).toContain('exit')
})
