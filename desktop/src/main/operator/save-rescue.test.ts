import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RescueAnswer } from '../exam/rescue-request.ts'
import { saveRescue } from './save-rescue.ts'

const FILE = { name: 'lulus-penyelamatan-sari-12.lulus', text: '{"isi":"abc"}' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lulus-rescue-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, text: string) => writeFile(path, text, { flush: true })
const answering = (answer: RescueAnswer) => () => Promise.resolve(answer)

test('the rescue file is written where the operator chooses', async () => {
  const path = join(folder, 'usb.lulus')
  const choosePlace = vi.fn(() => Promise.resolve(path))
  const message = await saveRescue({
    request: answering({ kind: 'file', file: FILE }),
    choosePlace,
    write,
  })
  expect(choosePlace).toHaveBeenCalledWith(FILE.name)
  expect(readFileSync(path, 'utf8')).toBe(FILE.text)
  expect(message).toContain(`Berkas disimpan di ${path}.`)
})

test.each([
  ['silent', 'tidak menjawab'],
  ['nothing', 'Tidak ada jawaban yang belum terkirim'],
  ['broken', 'berkas yang benar'],
] as const)('without a rescue file (%s) no save dialog opens', async (kind, words) => {
  const choosePlace = vi.fn(() => Promise.resolve(null))
  expect(await saveRescue({ request: answering({ kind }), choosePlace, write })).toContain(words)
  expect(choosePlace).not.toHaveBeenCalled()
})

test('cancelling the save dialog saves nothing', async () => {
  const message = await saveRescue({
    request: answering({ kind: 'file', file: FILE }),
    choosePlace: () => Promise.resolve(null),
    write: () => Promise.reject(new Error('must not be written')),
  })
  expect(message).toBe('Berkas tidak disimpan.')
})

test('a drive that cannot be written to is reported', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const path = join(folder, 'gone', 'usb.lulus')
  const message = await saveRescue({
    request: answering({ kind: 'file', file: FILE }),
    choosePlace: () => Promise.resolve(path),
    write,
  })
  expect(message).toBe(`Berkas tidak dapat disimpan di ${path}. Pilih tempat lain.`)
})
