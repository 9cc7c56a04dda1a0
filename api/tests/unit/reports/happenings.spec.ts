import { test } from '@japa/runner'
import { entryRows, incidentRows } from '#app/reports/domain/happenings'

const MINUTE = 60_000
const SET = Date.parse('2026-11-22T01:00:00Z')

test.group('Incidents in the minutes', () => {
  test('incidents in the minutes are one row per learner and seat, in the order of time', ({
    assert,
  }) => {
    const one = { seat: 'A1', kind: 'focus_lost', count: 1, learner: 'Ayu' }
    const { rows, left } = incidentRows([
      { ...one, at: SET + 20 * MINUTE, count: 3 },
      { ...one, at: SET + 5 * MINUTE },
      { ...one, at: SET + 6 * MINUTE, seat: 'A2', learner: null },
    ])
    assert.deepEqual(rows, [
      ['08.05–08.20', 'A1', 'Ayu', 'Meninggalkan jendela ujian (4 kali)'],
      ['08.06', 'A2', '–', 'Meninggalkan jendela ujian'],
    ])
    assert.equal(left, 0)
  })

  test('outages in the minutes say from when, until when and whose, and those of the same minutes are one row', ({
    assert,
  }) => {
    const cut = { from: SET + 9 * MINUTE, to: SET + 20 * MINUTE }
    const { rows } = incidentRows(
      [{ at: SET + 10 * MINUTE, seat: 'A1', kind: 'focus_lost', count: 1, learner: 'Ayu' }],
      [
        { from: SET + 30 * MINUTE, to: null, learner: 'Ayu' },
        { ...cut, learner: 'Budi' },
        { ...cut, from: cut.from + 20_000, learner: 'Ayu' },
      ]
    )
    assert.deepEqual(rows, [
      ['08.09–08.20', '–', 'Budi, Ayu', 'Sambungan terputus'],
      ['08.10', 'A1', 'Ayu', 'Meninggalkan jendela ujian'],
      ['08.30–', '–', 'Ayu', 'Sambungan terputus, belum kembali'],
    ])
  })

  test('incidents in the minutes are limited, and the number left out is given', ({ assert }) => {
    const many = Array.from({ length: 230 }, (_, at) => ({
      at: SET,
      seat: `A${at}`,
      kind: 'key_denied',
      count: 1,
      learner: null,
    }))
    const { rows, left } = incidentRows(many)
    assert.deepEqual([rows.length, left], [200, 30])
  })
})

test.group('Interventions in the minutes', () => {
  test('interventions in the minutes say when, who, what and to whom', ({ assert }) => {
    const entry = { at: SET, actor: 'Budi', learner: null, details: {} }
    const { rows } = entryRows([
      {
        ...entry,
        at: SET + MINUTE,
        action: 'user.suspended',
        learner: 'Ayu',
        details: { name: 'Ayu', reason: 'Menyontek' },
      },
      { ...entry, action: 'event.started', details: { name: 'Ujian', learners: 3 } },
      {
        ...entry,
        at: SET + 2 * MINUTE,
        action: 'event.learner_removed',
        details: { userName: 'Citra' },
      },
      {
        ...entry,
        at: SET + 3 * MINUTE,
        action: 'brand_new.extra_time',
        actor: null,
        learner: 'Dewi',
        details: { before: 0, after: 25 },
      },
    ])
    assert.deepEqual(rows, [
      ['08.00', 'Budi', 'Memulai ujian bersama'],
      ['08.01', 'Budi', 'Menangguhkan akun: Ayu (Menyontek)'],
      ['08.02', 'Budi', 'Mengeluarkan peserta dari ujian: Citra'],
      ['08.03', 'Sistem', 'Brand_new.extra_time: Dewi (0% menjadi 25%)'],
    ])
  })

  test('interventions of one press are one row with everybody’s name', ({ assert }) => {
    const entry = (userName: string, at: number, changes: object = {}) => ({
      at,
      actor: 'Budi',
      learner: null,
      action: 'event.intervened',
      details: {
        userName,
        kind: 'tambah_waktu',
        note: 'Listening ditambah 5 menit.',
        reason: 'Listrik padam',
        ...changes,
      },
    })
    const { rows } = entryRows([
      entry('Ayu', SET),
      entry('Citra', SET + 1000),
      entry('Dewi', SET, { kind: 'pesan', note: 'Pesan: Tenang.', reason: null }),
      entry('Ayu', SET + MINUTE),
    ])
    assert.deepEqual(rows, [
      ['08.00', 'Budi', 'Listening ditambah 5 menit: Ayu, Citra (Listrik padam)'],
      ['08.00', 'Budi', 'Pesan: Tenang: Dewi'],
      ['08.01', 'Budi', 'Listening ditambah 5 menit: Ayu (Listrik padam)'],
    ])
  })
})
