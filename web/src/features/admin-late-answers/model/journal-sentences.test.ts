import { expect, test } from 'vitest'
import {
  journalSentences,
  overallSentences,
} from '@/features/admin-late-answers/model/journal-sentences'

const SOUND = {
  jumlah: 30,
  utuh: true,
  lengkap: true,
  urut: true,
  cocok: 12,
  berbeda: 0,
  tertaut: 0,
  takTertaut: 0,
}

const sentences = (
  journal: Parameters<typeof journalSentences>[0],
  isCompared: boolean,
  isSaved = false
) => journalSentences(journal, { isCompared, isSaved }).map(({ tone, text }) => `${tone}: ${text}`)

const toldOf = (journals: number, takTercatat = 0) =>
  overallSentences({ jurnal: Array.from({ length: journals }, () => SOUND), takTercatat }).map(
    ({ tone, text }) => `${tone}: ${text}`
  )

test('an intact journal supports the learner', () => {
  expect(sentences(SOUND, true)).toEqual([
    'success: Catatan perangkat utuh: tidak ada yang diubah setelahnya.',
    'success: Catatan dimulai dari awal simulasi.',
    'success: Nomor urut dan jam pada catatan selalu maju.',
    'success: Cocok dengan 12 jawaban yang sampai tepat waktu.',
  ])
})

test('a manipulated journal shows where it was changed', () => {
  const journal = {
    ...SOUND,
    jumlah: 3,
    utuh: false,
    lengkap: false,
    urut: false,
    cocok: 1,
    berbeda: 2,
  }
  expect(sentences(journal, true)).toEqual([
    'danger: Catatan perangkat rusak: ada bagian yang diubah, hilang, atau disisipkan.',
    'warning: Catatan tidak lengkap: bagian awalnya tidak dikirim.',
    'danger: Nomor urut atau jam pada catatan pernah mundur.',
    'success: Cocok dengan 1 jawaban yang sampai tepat waktu.',
    'danger: Berbeda pada 2 jawaban yang sampai tepat waktu.',
  ])
})

test('without answers that came in time there is nothing to compare with the journal', () => {
  expect(sentences({ ...SOUND, cocok: 0 }, true).at(-1)).toBe(
    'info: Tidak ada jawaban yang sampai tepat waktu untuk dibandingkan dengan catatan.'
  )
})

test('the links in saves show whether a journal was written afterwards', () => {
  expect(sentences({ ...SOUND, tertaut: 11 }, false)).toContain(
    'success: Memuat penanda yang disebut 11 penyimpanan.'
  )
  expect(sentences({ ...SOUND, takTertaut: 2 }, false)).toContain(
    'danger: Tidak memuat penanda yang disebut 2 penyimpanan dari perangkat ini: catatan ini ditulis belakangan.'
  )
})

test('a journal that matches no save at all is reported', () => {
  const nothing =
    'warning: Tidak terhubung dengan satu pun jawaban yang tersimpan tepat waktu: dari perangkat lain, atau ditulis belakangan.'
  expect(sentences(SOUND, false, true)).toContain(nothing)
  expect(sentences(SOUND, false, false)).not.toContain(nothing)
  expect(sentences({ ...SOUND, tertaut: 1 }, false, true)).not.toContain(nothing)
})

test('after late answers were accepted, answers in time are no longer mentioned', () => {
  expect(sentences(SOUND, false).join()).not.toContain('tepat waktu')
})

test('a missing journal is reported', () => {
  expect(toldOf(0)).toEqual([
    'warning: Perangkat tidak mengirim catatan. Waktu memilih hanya menurut keterangan perangkat.',
  ])
})

test('a single journal that holds everything needs no remark', () => {
  expect(toldOf(1)).toEqual([])
})

test('journals that differ are reported', () => {
  expect(toldOf(2)).toEqual([
    'warning: Ada 2 catatan yang berbeda: tidak satu pun melanjutkan yang lain. Ini wajar bila peserta memakai lebih dari satu perangkat. Bila tidak, ada catatan yang mungkin ditulis belakangan.',
  ])
})

test('at the limit of stored journals, a remark says that there may be more', () => {
  expect(toldOf(4)).toContain('warning: Hanya 4 catatan pertama yang disimpan.')
  expect(toldOf(3)).toHaveLength(1)
})

test('late answers that no journal holds are reported', () => {
  expect(toldOf(1, 2)).toEqual([
    'danger: 2 jawaban terlambat tidak ada dalam catatan, atau tercatat dengan pilihan atau waktu lain.',
  ])
})
