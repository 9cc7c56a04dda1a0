import { expect, test } from 'vitest'
import { journalSentences } from '@/features/admin-late-answers/model/journal-sentences'

const SOUND = { utuh: true, lengkap: true, urut: true, cocok: 12, berbeda: 0 }

const told = (...given: Parameters<typeof journalSentences>) =>
  journalSentences(...given).map(({ tone, text }) => `${tone}: ${text}`)

test('an intact journal supports the learner', () => {
  expect(told(SOUND, true)).toEqual([
    'success: Catatan perangkat utuh: tidak ada yang diubah setelahnya.',
    'success: Catatan dimulai dari awal simulasi.',
    'success: Nomor urut dan jam pada catatan selalu maju.',
    'success: Cocok dengan 12 jawaban yang sampai tepat waktu.',
  ])
})

test('a manipulated journal says where it was changed', () => {
  const journal = { utuh: false, lengkap: false, urut: false, cocok: 1, berbeda: 2 }
  expect(told(journal, true)).toEqual([
    'danger: Catatan perangkat rusak: ada bagian yang diubah, hilang, atau disisipkan.',
    'warning: Catatan tidak lengkap: bagian awalnya tidak dikirim.',
    'danger: Nomor urut atau jam pada catatan pernah mundur.',
    'success: Cocok dengan 1 jawaban yang sampai tepat waktu.',
    'danger: Berbeda pada 2 jawaban yang sampai tepat waktu.',
  ])
})

test('without answers that came in time there is nothing to compare', () => {
  expect(told({ ...SOUND, cocok: 0 }, true).at(-1)).toBe(
    'info: Tidak ada jawaban yang sampai tepat waktu untuk dibandingkan dengan catatan.'
  )
})

test('after late answers were accepted, answers in time are not mentioned', () => {
  expect(told(SOUND, false).join()).not.toContain('tepat waktu')
})

test('a missing journal is mentioned', () => {
  expect(told(null, true)).toEqual([
    'warning: Perangkat tidak mengirim catatan. Waktu memilih hanya menurut keterangan perangkat.',
  ])
})
