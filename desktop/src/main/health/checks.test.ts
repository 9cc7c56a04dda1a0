import { describe, expect, test } from 'vitest'
import { DEFAULT_LINE } from '../config/line-settings.ts'
import * as checks from './checks.ts'

const KEPT: checks.KeptDisk = { problem: null, freezer: null }

const NOW = 1_800_000_000_000
const REACHED = {
  reached: true,
  status: 200,
  milliseconds: 80,
  serverTime: NOW,
  localTime: NOW,
} as const

test.each([
  [
    { reached: false, reason: 'ENOTFOUND', advice: 'Periksa DNS.' },
    'bad',
    'tidak terjangkau (ENOTFOUND). Periksa DNS.',
  ],
  [{ ...REACHED, status: 404 }, 'bad', 'menjawab 404'],
  [{ ...REACHED, milliseconds: 1501 }, 'bad', 'lambat'],
  [REACHED, 'good', '80 ms'],
] as const)('the server check for %j is %s: %s', (finding, state, detail) => {
  const check = checks.checkServer(finding, 'ujian.id')
  expect(check).toMatchObject({ state, detail: expect.stringContaining(detail) })
})

test.each([
  [{ reached: false, reason: 'x', advice: '' }, 'bad', 'tidak diketahui'],
  [
    { reached: false, reason: 'x', advice: '', serverTime: 400_000, localTime: 0 },
    'bad',
    '400 detik lebih lambat',
  ],
  [{ ...REACHED, serverTime: null }, 'bad', 'tidak diketahui'],
  [{ ...REACHED, localTime: NOW + 61_000 }, 'bad', '61 detik lebih cepat'],
  [{ ...REACHED, localTime: NOW - 3_600_000 }, 'bad', '3600 detik lebih lambat'],
  [{ ...REACHED, localTime: NOW - 2400 }, 'good', '2 detik'],
] as const)('the clock check for %j is %s: %s', (finding, state, detail) => {
  expect(checks.checkClock(finding)).toMatchObject({
    state,
    detail: expect.stringContaining(detail),
  })
})

test.each([
  [{ kind: 'none' }, 'good', 'Tidak dipakai'],
  [{ kind: 'known', lab: 3, seat: '07' }, 'good', 'Lab 3, kursi 07 dikenali server'],
  [{ kind: 'refused', reason: 'Lab ini sudah dicabut.' }, 'bad', 'Lab ini sudah dicabut.'],
  [{ kind: 'unknown', reason: 'TimeoutError' }, 'bad', 'Belum dapat diperiksa (TimeoutError).'],
] as const)('the lab check for %j is %s: %s', (finding, state, detail) => {
  expect(checks.checkLab(finding)).toMatchObject({
    state,
    detail: expect.stringContaining(detail),
  })
})

test.each([
  [{ width: 1366, height: 768 }, 'good'],
  [{ width: 1024, height: 700 }, 'good'],
  [{ width: 1023, height: 900 }, 'bad'],
  [{ width: 1280, height: 699 }, 'bad'],
] as const)('the screen check for %j is %s', (size, state) => {
  expect(checks.checkScreen(size).state).toBe(state)
})

test('one display is good, even with a blacked-out second one, and a refused display is bad', () => {
  const other = { id: 2, bounds: { x: 0, y: 0, width: 1, height: 1 } }
  expect(checks.checkDisplays({ blank: [], refusal: null }).detail).toBe('Satu layar')
  expect(checks.checkDisplays({ blank: [other], refusal: null }).state).toBe('good')
  expect(checks.checkDisplays({ blank: [other], refusal: 'Ada 2 layar.' }).state).toBe('bad')
})

test("the headset check waits for the operator's answer", () => {
  expect(checks.checkAudio(1, null).state).toBe('waiting')
  expect(checks.checkAudio(1, true).state).toBe('good')
  expect(checks.checkAudio(1, false).state).toBe('bad')
  expect(checks.checkAudio(0, true).state).toBe('bad')
})

test('the disk check needs 500 MB', () => {
  expect(checks.checkDisk(500 * 1024 * 1024).state).toBe('good')
  expect(checks.checkDisk(500 * 1024 * 1024 - 1)).toMatchObject({
    state: 'bad',
    detail: expect.stringContaining('499 MB'),
  })
})

test('the check is green when every line is good, and red when one is bad', () => {
  const check = (state: checks.Check['state']) => ({ name: '', state, detail: '' })
  expect(checks.overallState([check('good'), check('good')])).toBe('good')
  expect(checks.overallState([check('good'), check('waiting')])).toBe('waiting')
  expect(checks.overallState([check('waiting'), check('bad')])).toBe('bad')
})

test('copies on a disk that forgets them, or in a folder that is missing, are a warning with what to do', () => {
  const at = (disk: Partial<checks.KeptDisk>) =>
    checks.checkRecovery('account', 0, { ...KEPT, ...disk })
  expect(at({})).toMatchObject({ state: 'good' })
  expect(at({ freezer: 'Deep Freeze' })).toMatchObject({
    state: 'warning',
    detail: expect.stringMatching(/^Disk dibekukan \(Deep Freeze\).*"keep"/),
  })
  expect(at({ problem: 'ENOENT' })).toMatchObject({
    state: 'warning',
    detail: expect.stringContaining('Folder "keep" tidak dapat dipakai (ENOENT)'),
  })
})

test.each([
  [4, 2, 'good', '2 GB kosong dari 4 GB'],
  [2, 1, 'warning', 'Kios memerlukan 4 GB'],
  [8, 0.3, 'warning', 'Tutup program lain'],
])('a computer of %d GB with %d GB free is %s', (total, free, state, detail) => {
  const check = checks.checkMemory({ total: total * 1024 ** 3, free: free * 1024 ** 3 })
  expect(check.state).toBe(state)
  expect(check.detail).toContain(detail)
})

describe('the line', () => {
  // 30 seats, 4 MB each, in ten minutes, half as much again: 2.4 Mbit/s.
  test.each([
    [2_400_000, DEFAULT_LINE, 'good', '2,4 Mbit/s; 30 kursi perlu 2,4 Mbit/s'],
    [2_300_000, DEFAULT_LINE, 'warning', '2,3 Mbit/s; 30 kursi perlu 2,4 Mbit/s. Ukur lagi'],
    [2_300_000, { seats: 12, margin: 1.5 }, 'good', '12 kursi perlu 1 Mbit/s'],
    [50_000_000, { seats: 500, margin: 10 }, 'warning', '500 kursi perlu 266,7 Mbit/s'],
  ] as const)('a line of %d bits a second, %j: %s', (bitsPerSecond, line, state, detail) => {
    const check = checks.checkLine({ bitsPerSecond }, line)
    expect(check.state).toBe(state)
    expect(check.detail).toContain(detail)
  })

  test('a slow line or one that could not be measured does not block the exam', () => {
    const found = [
      checks.checkLine(null),
      checks.checkLine({ bitsPerSecond: 1 }),
      checks.checkRecovery('file', 0, KEPT),
      checks.checkRecovery('account', 2, KEPT),
    ]
    expect(found.map(({ state }) => state)).toEqual(Array(4).fill('warning'))
    expect(found[3]?.detail).toContain('2 simpanan ujian belum dapat dibuka')
    expect(checks.overallState(found)).toBe('good')
  })
})
