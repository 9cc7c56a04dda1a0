import { expect, test } from 'vitest'
import {
  choicesOf,
  decisionOf,
  proposalFor,
  withChoice,
  type LateSitter,
} from '@/features/admin-late-answers/model/event-late'

function sitter(id: number, judged: LateSitter['jawaban'][number]['penilaian'][]): LateSitter {
  return {
    id,
    nama: `Peserta ${id}`,
    nohp: '081200000001',
    berjalan: false,
    jawaban: judged.map((penilaian, at) => ({
      id: at + 1,
      seq: at + 10,
      sesi: 'listening',
      nomor: 1,
      dilihat: '1',
      dipilih: null,
      diterima: null,
      berakhir: null,
      penilaian,
    })),
  }
}

test('what speaks for itself is proposed, the rest is left to a person', () => {
  const mixed = sitter(1, ['tepat_waktu', 'setelah_habis'])
  const unclear = sitter(2, ['tanpa_waktu'])
  expect(proposalFor(mixed)).toBe('usulan')
  expect(proposalFor(unclear)).toBe('nanti')
  expect(choicesOf(unclear)).toEqual(['semua', 'tolak', 'nanti'])
  expect(choicesOf({ ...mixed, berjalan: true })).toEqual(['nanti'])
  expect(decisionOf([mixed, unclear], new Map())).toEqual({
    terima: [1],
    tolak: [],
    hanya: [{ id: 1, jawaban: [{ id: 1, seq: 10 }] }],
  })
})

test('a choice for many reaches those for whom it is possible', () => {
  const sitters = [sitter(1, ['tepat_waktu']), sitter(2, ['tanpa_waktu'])]
  const proposed = withChoice(withChoice(new Map(), sitters, 'tolak'), sitters, 'usulan')
  expect([...proposed]).toEqual([
    [1, 'usulan'],
    [2, 'tolak'],
  ])
  expect(decisionOf(sitters, proposed)).toMatchObject({ terima: [1], tolak: [2] })
})
