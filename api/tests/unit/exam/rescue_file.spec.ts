import { test } from '@japa/runner'
import {
  readRescueFile,
  RESCUE_FILE_MAX_LENGTH,
  RESCUE_NAME_PATTERN,
  rescueFile,
  rescueFileName,
} from '#contracts/rescue'

const FILE = rescueFile({ token: 'gcm.v1:abc.d-e.f_g', iv: 'a'.repeat(16), isi: 'b'.repeat(30) })
const SAVED_AT = Date.UTC(2026, 10, 22, 3, 5, 9)

test.group('Rescue files | shape', () => {
  test('a whole rescue file is read, and no more of it than its fields', ({ assert }) => {
    assert.deepEqual(readRescueFile(JSON.stringify(FILE)), FILE)
    assert.deepEqual(readRescueFile(JSON.stringify({ ...FILE, lain: 1 })), FILE)
  })

  test('a file with {0} is no rescue file')
    .with([
      [''],
      ['null'],
      ['12'],
      ['[]'],
      [JSON.stringify(FILE).slice(1)],
      [JSON.stringify({ ...FILE, format: 'lulus' })],
      [JSON.stringify({ ...FILE, versi: '1' })],
      [JSON.stringify({ ...FILE, token: '' })],
      [JSON.stringify({ ...FILE, token: 'a b' })],
      [JSON.stringify({ ...FILE, iv: 'a'.repeat(15) })],
      [JSON.stringify({ ...FILE, isi: '<script>' })],
      [JSON.stringify({ ...FILE, isi: ['b'] })],
    ])
    .run(({ assert }, [text = '']) => {
      assert.isNull(readRescueFile(text))
    })

  test('a rescue file that is too long is refused', ({ assert }) => {
    const spare = RESCUE_FILE_MAX_LENGTH - JSON.stringify(FILE).length
    const longer = (by: number) => JSON.stringify({ ...FILE, isi: FILE.isi + 'b'.repeat(by) })
    assert.isNotNull(readRescueFile(longer(spare)))
    assert.isNull(readRescueFile(longer(spare + 1)))
  })
})

test.group('Rescue files | name', () => {
  test('the rescue file of {0} is named {1}')
    .with([
      ['Rina Wijaya', 'lulus-penyelamatan-rina-wijaya-12-2026-11-22-030509.lulus'],
      ['Ni Luh Putu É.', 'lulus-penyelamatan-ni-luh-putu-e-12-2026-11-22-030509.lulus'],
      ['../../etc', 'lulus-penyelamatan-etc-12-2026-11-22-030509.lulus'],
      ['李', 'lulus-penyelamatan-12-2026-11-22-030509.lulus'],
    ])
    .run(({ assert }, [learner = '', name = '']) => {
      assert.equal(rescueFileName(learner, 12, SAVED_AT), name)
      assert.match(name, RESCUE_NAME_PATTERN)
    })

  test('the name of a rescue file stays short, and matches its pattern', ({ assert }) => {
    const name = rescueFileName('Nama '.repeat(60), 2_000_000_000, SAVED_AT)
    assert.match(name, RESCUE_NAME_PATTERN)
    assert.isBelow(name.length, 110)
  })
})
