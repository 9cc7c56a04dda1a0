import { expect, test } from 'vitest'
import {
  countsText,
  lateSessions,
  letterOf,
  otherDeviceTime,
} from '@/features/admin-late-answers/model/late-sessions'
import { lateAnswer } from '@/features/admin-late-answers/testing/late-answer'

test('late answers are grouped by session with its end', () => {
  const ended = '2026-11-21T12:00:00.000Z'
  const reading = lateAnswer(94, { berakhir: ended })
  const [first, second] = [lateAnswer(1), lateAnswer(50)]

  const contact = '2026-11-21T10:20:00.000Z'
  const kontak = [{ sesi: 'listening', jawaban: 9, pertama: contact, terakhir: contact } as const]
  expect(lateSessions({ jawaban: [first, reading, second], kontak })).toEqual([
    { session: 'listening', ended: first.berakhir, contact, answers: [first, second] },
    { session: 'reading', ended, contact: null, answers: [reading] },
  ])
})

test("a late session's unknown end stays unknown", () => {
  const jawaban = [lateAnswer(1, { berakhir: null })]
  expect(lateSessions({ jawaban, kontak: [] })[0]?.ended).toBeNull()
})

test('late answers are counted by the time of their choice', () => {
  const [inTime, late] = [lateAnswer(1), lateAnswer(2, { tepatWaktu: false })]
  expect(countsText([inTime, late, inTime, lateAnswer(3, { tepatWaktu: null })])).toBe(
    '4 jawaban: 2 sebelum batas waktu, 1 setelah batas waktu, 1 waktunya tidak diketahui'
  )
  expect(countsText([late])).toBe('1 jawaban: 1 setelah batas waktu')
  expect(countsText([late, lateAnswer(4, { tepatWaktu: false, bertentangan: true })])).toBe(
    '2 jawaban: 1 setelah batas waktu, 1 bertentangan dengan penyimpanan'
  )
})

test.each([
  ['1', 'A'],
  ['4', 'D'],
  [null, 'kosong'],
] as const)('the late answer %s is shown as %s', (answer, letter) => {
  expect(letterOf(answer)).toBe(letter)
})

test.each([
  ['2026-11-21T10:29:50.000Z', false],
  ['2026-11-21T10:30:05.000Z', true],
  ['2026-11-21T10:28:05.000Z', true],
  [null, false],
])('a device clock that showed %s is notable: %s', (jamPerangkat, isNotable) => {
  expect(otherDeviceTime(lateAnswer(1, { jamPerangkat }))).toBe(isNotable ? jamPerangkat : null)
})

test('without the time of the choice, the device clock cannot be compared', () => {
  expect(otherDeviceTime(lateAnswer(1, { dipilih: null }))).toBeNull()
})
