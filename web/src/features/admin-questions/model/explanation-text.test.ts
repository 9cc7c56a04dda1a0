import {
  readLines,
  readTranscript,
  writeLines,
  writeTranscript,
} from '@lulus/api/contracts/explanation_text'
import { expect, test } from 'vitest'

test('lines are read as they are written', () => {
  const lines = [
    { dari: 5, sampai: 6 },
    { dari: 9, sampai: 9 },
  ]
  expect(writeLines(lines)).toBe('5-6, 9')
  expect(readLines(' 5–6 ,9, ')).toEqual(lines)
  expect(readLines('')).toEqual([])
  expect(writeLines(null)).toBe('')
})

test.each(['lima', '6-5', '0', '5-', '5 6'])('%s is no list of lines', (text) => {
  expect(readLines(text)).toBeNull()
})

test('a transcript is read as it is written, with times and without', () => {
  const lines = [
    { suara: 'woman', teks: 'Is it open: yes or no?', mulai: 2.5, selesai: 6.462 },
    { suara: 'man', teks: 'Yes.', mulai: null, selesai: null },
  ]
  const text = '[2.5-6.462] woman: Is it open: yes or no?\nman: Yes.'
  expect(writeTranscript(lines)).toBe(text)
  expect(readTranscript(`\n${text}\n\n`)).toEqual(lines)
  expect(readTranscript('')).toEqual([])
})

test.each(['Just a sentence', '[2-] man: Yes.', ': nobody'])('%s is no transcript', (text) => {
  expect(readTranscript(text)).toBeNull()
})
