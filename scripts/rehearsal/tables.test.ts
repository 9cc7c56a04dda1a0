import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { Measures } from './measures.ts'
import { progressTable, summary } from './tables.ts'

const learner = (changes: object = {}) => ({
  activity: 'reading' as const,
  lost: [] as number[],
  failure: null as string | null,
  ledger: { choices: 70 },
  ...changes,
})

test("the rehearsal's table says how many learners do what", () => {
  const measures = new Measures()
  measures.note('simpan jawaban', 12)
  const table = progressTable([learner(), learner()], measures, 61)
  assert.match(table, /Reading +2 +█{30}/)
  assert.match(table, /140 jawaban, 0 diulang, 0 ditolak, simpan p95 12 ms, 61 detik/)
})

test("the rehearsal's summary says what was lost, and why a learner failed", () => {
  const steps = [{ name: 'Kartu login', seconds: 3.21 }]
  const good = stripVTControlCharacters(summary([learner()], new Measures(), steps))
  assert.match(good, /Kartu login +3\.2 detik/)
  assert.match(good, /Semua jawaban tersimpan\./)
  const bad = [learner({ lost: [4, 9] }), learner({ failure: 'Token salah.' })]
  const said = stripVTControlCharacters(summary(bad, new Measures(), steps))
  assert.match(said, /2 jawaban hilang, 1 peserta gagal\.\n +- Token salah\./)
})
