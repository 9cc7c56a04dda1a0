import { test } from '@japa/runner'
import {
  judgeDevice,
  resultOf,
  type DeviceFigures,
  type DeviceNeeds,
} from '#app/events/domain/device_check'

const GOOD: DeviceFigures = {
  sound: 'terdengar',
  answered: 5,
  clockOffsetMs: 400,
  screen: { width: 1366, height: 657 },
  bitsPerSecond: 8_000_000,
  missing: [],
  version: '0.2.0',
  freeBytes: 5_000_000_000,
}
/** Twenty megabytes in ten minutes, and half as much again: 0.4 Mbit/s. */
const NEEDS: DeviceNeeds = {
  packageBytes: 20_000_000,
  devices: 1,
  isSeat: false,
  version: '0.2.0',
}

const found = (figures: Partial<DeviceFigures>, needs: Partial<DeviceNeeds> = {}) => {
  const findings = judgeDevice({ ...GOOD, ...figures }, { ...NEEDS, ...needs })
  const notGood = findings.filter(({ verdict }) => verdict !== 'baik')
  return {
    result: resultOf(findings),
    not: notGood.map(({ check, verdict }) => `${check} ${verdict}`),
    advice: notGood.map(({ advice }) => advice),
  }
}

test.group('The check of a device', () => {
  test('a device with everything is green, and says what was found', ({ assert }) => {
    const findings = judgeDevice(GOOD, NEEDS)
    assert.equal(resultOf(findings), 'hijau')
    assert.deepEqual(
      findings.map(({ check, text }) => [check, text]),
      [
        ['suara', 'Terdengar jelas.'],
        ['contoh', '5 dari 5 soal contoh dijawab.'],
        ['jam', 'Selisih dengan server 0 detik.'],
        ['layar', '1366 × 657 piksel.'],
        ['jalur', '8 Mbit/s; paket 20 MB perlu 0,4 Mbit/s.'],
        ['fungsi', 'Semua fungsi tersedia.'],
        ['versi', '0.2.0'],
        ['ruang', '5.000 MB kosong.'],
      ]
    )
  })

  for (const [what, figures, expected] of [
    ['without sound', { sound: 'tidak_terdengar' }, 'suara buruk'],
    ['whose sound nobody tried', { sound: 'belum' }, 'suara buruk'],
    ['on which a question of the sample was left', { answered: 4 }, 'contoh buruk'],
    ['whose clock is more than a minute fast', { clockOffsetMs: 60_001 }, 'jam buruk'],
    ['whose clock is more than a minute slow', { clockOffsetMs: -60_001 }, 'jam buruk'],
    ['too narrow for a question', { screen: { width: 319, height: 800 } }, 'layar buruk'],
    ['too slow for the package', { bitsPerSecond: 399_999 }, 'jalur buruk'],
    ['without a measured line', { bitsPerSecond: null }, 'jalur buruk'],
    ['without storage in the browser', { missing: ['penyimpanan'] }, 'fungsi buruk'],
    ['with an older page', { version: '0.1.0' }, 'versi buruk'],
    ['that is full', { freeBytes: 89_999_999 }, 'ruang buruk'],
  ] as const satisfies readonly [string, Partial<DeviceFigures>, string][]) {
    test(`a device ${what} is red, and told what to do`, ({ assert }) => {
      const { result, not, advice } = found(figures)
      assert.deepEqual([result, not], ['merah', [expected]])
      assert.isNotEmpty(advice[0])
    })
  }

  for (const [what, figures] of [
    ['as narrow as a phone', { screen: { width: 320, height: 568 } }],
    ['just fast enough', { bitsPerSecond: 400_000 }],
    ['a minute off', { clockOffsetMs: -60_000 }],
    ['with just enough space', { freeBytes: 90_000_000 }],
  ] as const satisfies readonly [string, Partial<DeviceFigures>][]) {
    test(`a device ${what} is green`, ({ assert }) => {
      assert.deepEqual(found(figures).not, [])
    })
  }

  for (const [what, figures, expected] of [
    ['low', { screen: { width: 800, height: 360 } }, 'layar perhatian'],
    ['without a worker for times offline', { missing: ['luring'] }, 'fungsi perhatian'],
    ["that doesn't tell its free space", { freeBytes: null }, 'ruang perhatian'],
  ] as const satisfies readonly [string, Partial<DeviceFigures>, string][]) {
    test(`a device ${what} is green with a warning`, ({ assert }) => {
      const { result, not, advice } = found(figures)
      assert.deepEqual([result, not], ['hijau', [expected]])
      assert.isNotEmpty(advice[0])
    })
  }

  test("a lab's computer is compared with what all of the lab need at once, a larger screen and the kiosk's disk", ({
    assert,
  }) => {
    const seat = { isSeat: true, devices: 30 }
    const kiosk = { answered: null, missing: null }
    const figures = { ...kiosk, screen: { width: 1366, height: 768 } }
    assert.deepEqual(found({ ...figures, bitsPerSecond: 12_000_000 }, seat).not, [])
    // Others may be measuring at the same time, so it only warns.
    assert.deepEqual(found({ ...figures, bitsPerSecond: 11_999_999 }, seat).not, [
      'jalur perhatian',
    ])
    const small = { ...kiosk, screen: { width: 1280, height: 699 } }
    assert.deepEqual(found({ ...small, bitsPerSecond: 12e6, freeBytes: 524_287_999 }, seat).not, [
      'layar buruk',
      'ruang buruk',
    ])
    assert.deepEqual(found({ ...figures, bitsPerSecond: 12e6, version: '0.1.0' }, seat).not, [
      'versi perhatian',
    ])
  })
})
