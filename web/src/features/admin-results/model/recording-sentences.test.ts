import { expect, test } from 'vitest'
import { recordingSentences } from '@/features/admin-results/model/recording-sentences'

const openings = (...pairs: [nomor: number, dibuka: number][]) =>
  pairs.map(([nomor, dibuka]) => ({ nomor, dibuka }))

test.each([
  [[], null, []],
  [openings([12, 7]), null, ['Rekaman soal 12 dibuka 7 kali.']],
  [
    openings([12, 7], [31, 5]),
    4,
    [
      'Rekaman soal 12 dibuka 7 kali.',
      'Rekaman soal 31 dibuka 5 kali.',
      'Rekaman dibuka dalam 4 kali masuk yang berbeda.',
    ],
  ],
  [
    openings([1, 5], [2, 9], [3, 9], [31, 6]),
    null,
    ['4 rekaman dibuka berulang kali, terbanyak soal 2: 9 kali.'],
  ],
])('unusual openings of recordings %# are described in sentences', (rekaman, logins, sentences) => {
  expect(recordingSentences({ rekaman, rekaman_login: logins })).toEqual(sentences)
})
