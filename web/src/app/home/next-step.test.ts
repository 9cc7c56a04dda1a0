import { describe, expect, test } from 'vitest'
import { DISCUSSED_FOR_MS, nextStep, type Situation } from '@/app/home/next-step'

const NOW = Date.parse('2026-11-28T03:00:00Z')
const NOTHING: Situation = {
  packages: [
    { id: 1, nama_paket: 'Paket A', status: 'siap' },
    { id: 2, nama_paket: 'Paket B', status: 'siap' },
  ],
  standings: [],
  events: [],
  hasSat: false,
  explained: null,
  today: null,
}
type Standing = Situation['standings'][number]
const standing = (
  paket_soal_id: number,
  keadaan: Standing['keadaan'],
  alasan: string | null = null
): Standing => ({ paket_soal_id, keadaan, alasan })
const explained = (ago: number) => ({ id: 9, name: 'Paket A', finishedAt: NOW - ago })
const step = (changes: Partial<Situation>) => nextStep({ ...NOTHING, ...changes }, NOW)

describe('what a learner does next', () => {
  test('somebody without a package and a score tries the Mini Test', () => {
    expect(step({})).toEqual({ kind: 'try' })
    expect(step({ standings: [standing(1, 'belum_dibeli')] })).toEqual({ kind: 'try' })
  })

  test('each step comes before all that can wait longer', () => {
    const all: Partial<Situation> = {
      hasSat: true,
      explained: explained(0),
      today: { jenis: 'latihan', materi: null },
      events: [{ id: 7, nama: 'Ujian', action: 'Masuk Ruang Tunggu' }],
      standings: [standing(1, 'menunggu'), standing(2, 'ditolak', 'Bukti buram.')],
    }
    const only = (keadaan: Standing['keadaan']) => ({ standings: [standing(1, keadaan)] })
    const of = { paketId: 1, name: 'Paket A' }
    expect(step({ ...all, ...only('berjalan') })).toEqual({ kind: 'continue', ...of })
    expect(step({ ...all, ...only('siap') })).toMatchObject({ kind: 'enter-event', eventId: 7 })
    const later = { ...all, events: [{ id: 7, nama: 'Ujian', action: null }] }
    expect(step({ ...later, ...only('siap') })).toEqual({ kind: 'sit', ...of })
    expect(step(later)).toEqual({
      kind: 'replace-proof',
      paketId: 2,
      name: 'Paket B',
      reason: 'Bukti buram.',
    })
    expect(step({ ...later, ...only('menunggu') })).toEqual({ kind: 'wait', name: 'Paket A' })
    expect(step({ ...later, ...only('selesai') })).toEqual({
      kind: 'discuss',
      resultId: 9,
      name: 'Paket A',
    })
  })

  test("a package that isn't ready and one that starts in common can't be begun", () => {
    const packages = [{ id: 1, nama_paket: 'Paket A', status: 'belum' }]
    expect(step({ packages, standings: [standing(1, 'siap')] })).toEqual({ kind: 'try' })
    expect(
      step({ standings: [standing(1, 'terjadwal'), standing(2, 'menunggu_giliran')] })
    ).toEqual({ kind: 'try' })
  })

  test('a new result is discussed for two days, then practice and lessons come first', () => {
    const sat = { hasSat: true, explained: explained(DISCUSSED_FOR_MS) }
    const latihan = { jenis: 'latihan', materi: null }
    const materi = { keterampilan: 'structure_inversion', label: 'Inversi' }
    expect(step({ ...sat, explained: explained(1000), today: latihan })?.kind).toBe('discuss')
    expect(step({ ...sat, today: latihan })).toEqual({ kind: 'practise' })
    expect(step({ ...sat, today: { jenis: 'materi', materi } })).toEqual({
      kind: 'read-lesson',
      skill: 'structure_inversion',
      title: 'Inversi',
    })
    expect(step({ ...sat, today: { jenis: 'cukup', materi: null } })?.kind).toBe('discuss')
  })

  test('nothing is left where a score without explanations has nothing to practise', () => {
    expect(step({ hasSat: true, today: { jenis: 'cukup', materi: null } })).toBeNull()
  })

  test('a standing with a package that is no longer listed gives no step', () => {
    expect(step({ packages: [], standings: [standing(1, 'siap')] })).toEqual({ kind: 'try' })
  })
})
