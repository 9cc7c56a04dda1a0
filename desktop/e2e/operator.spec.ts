import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { expectClean } from '../../web/e2e/support/accessible.ts'
import { bundleKiosk } from '../packaging/bundle.ts'
import { operatorFile } from '../src/main/operator/operator-pages.ts'
import type { OperatorCheck, OperatorState } from '../src/operator/operator-bridge.ts'

// Only Electron can use the kiosk's own scheme. In a browser the files need an ordinary address.
const ADDRESS = 'http://127.0.0.1:4372'
const STATE: OperatorState = {
  screen: 'check',
  isExamOpen: false,
  fields: { server: 'https://ujian.id', lab: 'Lab Bahasa 1', seat: '12', displays: 'blank' },
  version: '1.0.0',
  newerVersion: null,
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

/** Opens the operator's page with a bridge that returns fixed values. */
async function open(page: Page, state: OperatorState, checks: OperatorCheck[] = GOOD) {
  const calls: [string, unknown][] = []
  await page.exposeFunction('record', (name: string, input: unknown) => {
    calls.push([name, input])
    const answers: Record<string, unknown> = {
      state,
      check: checks,
      unlock: input === '246813' ? null : 'PIN salah.',
      save: [{ field: 'server', message: 'Alamat server harus dimulai dengan https://' }],
      openExam: true,
      install: 'Peserta masih masuk. Keluarkan dulu, lalu pasang.',
      rescue: 'Berkas disimpan di E:\\lulus-penyelamatan-sari-12.lulus.',
      emptySeat: 'Kursi sudah kosong. Peserta berikutnya dapat login.',
    }
    return answers[name] ?? null
  })
  await page.addInitScript(`window.lulusOperator = Object.fromEntries(
    ['state', 'lock', 'unlock', 'save', 'check', 'openExam', 'rescue', 'emptySeat', 'install', 'resume', 'exit'].map((name) => [name, (input) => window.record(name, input)])
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

test('the green check is readable from a distance and opens the exam', async ({
  page,
}, testInfo) => {
  const calls = await open(page, STATE)
  await expect(page.getByRole('heading', { name: 'SIAP', exact: true })).toBeVisible()
  await expect(page.getByText('Lab Bahasa 1 · Kursi 12')).toBeVisible()
  await testInfo.attach('siap', {
    body: await page.screenshot({ path: testInfo.outputPath('siap.png') }),
  })
  await expectClean(page)
  await page.getByRole('button', { name: 'Nada terdengar' }).click()
  await page.getByRole('button', { name: 'Buka ujian' }).click()
  await expect.poll(() => calls.map(([name]) => name)).toContain('openExam')
  expect(calls.filter(([name]) => name === 'check').map(([, input]) => input)).toEqual([
    { outputs: expect.any(Number), isHeard: null, isAnew: false },
    { outputs: expect.any(Number), isHeard: true, isAnew: false },
  ])
})

/** All check lines, each with its longest text. */
const LONG: OperatorCheck[] = [
  ...GOOD.slice(0, 2),
  {
    name: 'Jalur ke server',
    state: 'warning',
    detail:
      '1,2 Mbit/s; 30 kursi perlu 2,4 Mbit/s. Ukur lagi saat kursi lain diam; bila tetap kurang, mulai kursi bergiliran.',
  },
  {
    name: 'Identitas lab',
    state: 'warning',
    detail: 'Lab 3, kursi 12 dikenali server, hasil cek belum tersimpan (TimeoutError)',
  },
  ...GOOD.slice(2),
  { name: 'Ukuran layar', state: 'good', detail: '1366 × 768' },
  { name: 'Jumlah layar', state: 'good', detail: 'Satu layar' },
  { name: 'Ruang disk', state: 'good', detail: '75.190 MB kosong' },
  {
    name: 'Memori',
    state: 'warning',
    detail: '0,7 GB kosong dari 2 GB. Kios memerlukan 4 GB; ujian dapat tersendat.',
  },
  {
    name: 'Simpanan ujian',
    state: 'warning',
    detail:
      'Disk dibekukan (Deep Freeze): ujian yang terputus hilang bila komputer dinyalakan ulang. Isi "keep" dengan folder di disk lain.',
  },
  { name: 'Versi', state: 'good', detail: 'Kios 1.0.0, Chromium 140.0.7339.41' },
  {
    name: 'Pembaruan',
    state: 'warning',
    detail: 'Versi 1.1.0 menunggu. Dipasang setelah kursi ini lima menit tidak dipakai.',
  },
]

for (const size of [
  { width: 1366, height: 768 },
  { width: 1024, height: 700 },
])
  test(`every line of the check is visible at ${size.width} × ${size.height}, with a count of the warnings`, async ({
    page,
  }, testInfo) => {
    await page.setViewportSize(size)
    await open(page, STATE, LONG)
    await expect(page.getByText('Lab Bahasa 1 · Kursi 12 · 5 perhatian')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buka ujian' })).toBeEnabled()
    const bar = await page.getByRole('button', { name: 'Periksa lagi' }).boundingBox()
    const last = await page.getByRole('listitem').last().boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await page.screenshot({ path: testInfo.outputPath('perhatian.png') })
    await expectClean(page)
  })

test('Periksa lagi runs the whole check again', async ({ page }) => {
  const calls = await open(page, STATE)
  await page.getByRole('button', { name: 'Periksa lagi' }).click()
  await expect
    .poll(() => calls.filter(([name]) => name === 'check').map(([, input]) => input))
    .toMatchObject([{ isAnew: false }, { isAnew: true }])
})

test('a red check keeps the exam closed and shows what to do', async ({ page }, testInfo) => {
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
  await expectClean(page)
})

test('the setup screen shows which fields are invalid', async ({ page }, testInfo) => {
  const calls = await open(page, { ...STATE, screen: 'setup', fields: null })
  await page.getByLabel('Alamat server').fill('http://ujian.id')
  await page.getByLabel('Nama lab').fill('Lab 1')
  await page.getByLabel('PIN operator').fill('246813')
  await page.getByLabel('Kode pendaftaran kursi').fill('k7mr 4xwa 9tce')
  await page.getByRole('button', { name: 'Simpan dan mulai ulang' }).click()
  await expect(page.getByRole('alert')).toContainText('harus dimulai dengan https://')
  await expect(page.getByLabel('Alamat server')).toBeFocused()
  await expect(page.getByLabel('Alamat server')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Nama lab')).toHaveAttribute('aria-invalid', 'false')
  expect(calls.find(([name]) => name === 'save')?.[1]).toEqual({
    server: 'http://ujian.id',
    lab: 'Lab 1',
    seat: '',
    displays: 'blank',
    pin: '246813',
    code: 'k7mr 4xwa 9tce',
  })
  await page.screenshot({ path: testInfo.outputPath('pengaturan.png'), fullPage: true })
  await expectClean(page)
})

test('a wrong PIN shows an error and leaves the PIN prompt open', async ({ page }, testInfo) => {
  await open(page, { ...STATE, screen: 'locked' })
  await page.getByLabel('PIN operator').fill('111112')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('PIN salah.')
  await expect(page.getByLabel('PIN operator')).toHaveValue('')
  await expect(page.getByLabel('PIN operator')).toBeFocused()
  await page.screenshot({ path: testInfo.outputPath('pin.png') })
  await expectClean(page)
})

test('the menu empties the seat only after a second confirmation', async ({ page }, testInfo) => {
  const calls = await open(page, { ...STATE, screen: 'menu' })
  const names = () => calls.map(([name]) => name)
  await page.getByRole('button', { name: 'Kosongkan kursi' }).click()
  await expect(page.getByRole('status')).toContainText('jawaban yang belum sampai ke server')
  expect(names()).not.toContain('emptySeat')
  await page.screenshot({ path: testInfo.outputPath('kosongkan.png') })
  await expectClean(page)
  await page.getByRole('button', { name: 'Ya, hapus dan kosongkan' }).click()
  await expect(page.getByRole('status')).toContainText('Kursi sudah kosong.')
  expect(names().filter((name) => name === 'emptySeat')).toHaveLength(1)
})

test('the menu opens the exam, the check and the settings, and exits the app', async ({
  page,
}, testInfo) => {
  const calls = await open(page, { ...STATE, screen: 'menu' })
  await page.screenshot({ path: testInfo.outputPath('menu.png') })
  await expectClean(page)
  const rescue = page.getByRole('button', { name: 'Simpan berkas penyelamatan' })
  await rescue.click()
  await expect(page.getByRole('status')).toContainText('Berkas disimpan di E:')
  await expect(rescue).toBeFocused()
  await page.screenshot({ path: testInfo.outputPath('berkas.png') })
  await page.getByRole('button', { name: 'Ubah pengaturan' }).click()
  await expect(page.getByLabel('Nama lab')).toHaveValue('Lab Bahasa 1')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.getByRole('button', { name: 'Keluar dari aplikasi' }).click()
  await expect.poll(() => calls.map(([name]) => name)).toContain('exit')
})

test('the menu installs a downloaded version or shows why it cannot', async ({
  page,
}, testInfo) => {
  await open(page, { ...STATE, screen: 'menu', newerVersion: '1.1.0' })
  await expect(page.getByText('Windows meminta persetujuan administrator.')).toBeVisible()
  const install = page.getByRole('button', { name: 'Pasang versi 1.1.0' })
  await install.click()
  await expect(page.getByRole('status')).toContainText('Peserta masih masuk.')
  await expect(install).toBeFocused()
  await page.screenshot({ path: testInfo.outputPath('pasang.png') })
  await expectClean(page)
})
