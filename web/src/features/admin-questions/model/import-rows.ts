import { SECTION_TITLES } from '@lulus/api/contracts/exam'
import type { RowState } from '@lulus/api/contracts/question_imports'
import type { ImportRow } from '@/features/admin-questions/api/imports'

/** Names of the states, as on the badges and in the filter. */
export const STATE_LABELS: Readonly<Record<RowState, string>> = {
  baru: 'Baru',
  ganti: 'Ganti',
  sama: 'Sama',
  galat: 'Galat',
  dibuang: 'Dikeluarkan',
}

/** What each state means, beside its badge. */
export const STATE_MEANINGS: Readonly<Record<RowState, string>> = {
  baru: 'Akan ditambahkan.',
  ganti: 'Menggantikan soal di halaman yang sama.',
  sama: 'Sama persis dengan yang ada; tidak berubah.',
  galat: 'Belum dapat disimpan.',
  dibuang: 'Tidak ikut disimpan.',
}

/** 'Structure nomor 1 · halaman 52', as far as it is known. */
export function placeOfRow({ bagian, no_soal, page }: ImportRow): string {
  const section = bagian === null ? 'Bagian belum diketahui' : SECTION_TITLES[bagian]
  const number = no_soal === null ? '' : ` nomor ${no_soal}`
  return `${section}${number}${page === null ? '' : ` · halaman ${page}`}`
}

/** The row of an error after this one, from the beginning after the last; null without any. */
export function nextFaultyRow(rows: readonly ImportRow[], after: number): number | null {
  const faulty = rows.filter(({ keadaan }) => keadaan === 'galat').map(({ nomor }) => nomor)
  return faulty.find((nomor) => nomor > after) ?? faulty[0] ?? null
}
