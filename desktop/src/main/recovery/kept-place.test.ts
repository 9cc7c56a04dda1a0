import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptPlace } from './kept-place.ts'

let disk: string
beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'lulus-kept-place-'))
})
afterEach(() => rmSync(disk, { recursive: true }))

test('copies are kept in the data folder unless the settings name another', () => {
  expect(keptPlace({ seat: 'A1' }, '/data')).toEqual({ folder: '/data/kept-exam', problem: null })
})

test('seats that share a folder keep their copies apart', () => {
  const at = (seat: string) => keptPlace({ keep: disk, seat }, '/data').folder
  expect(at('A1')).toBe(join(disk, 'kios-A1/kept-exam'))
  expect(at('A2')).not.toBe(at('A1'))
})

test('a folder that is not there is said, and the exam opens with copies in the data folder', () => {
  const file = join(disk, 'not-a-folder')
  writeFileSync(file, '')
  const place = keptPlace({ keep: file, seat: 'A1' }, '/data')
  expect(place.folder).toBe('/data/kept-exam')
  expect(place.problem).toMatch(/ENOTDIR|EEXIST/)
})
