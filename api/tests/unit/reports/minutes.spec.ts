import { test } from '@japa/runner'
import { minutesText, type ExamFacts, type SitterFacts } from '#app/reports/domain/minutes'

const MINUTE = 60_000
/** 08.00 in Jakarta, on a Sunday. */
const SET = Date.parse('2026-11-22T01:00:00Z')
const PLAN: ExamFacts['plan'] = {
  status: 'scheduled',
  startsAt: SET,
  startMode: 'pengawas',
  windowMinutes: 60,
  toleranceMinutes: 15,
  restMinutes: 10,
  startedAt: SET + 2 * MINUTE,
  closedAt: null,
  lateUntil: null,
}

/** In the room before the start, and done an hour and a half after it. */
const sitter = (name: string, change: Partial<SitterFacts> = {}): SitterFacts => ({
  name,
  cameAt: SET - 10 * MINUTE,
  attempt: { finishedAt: SET + 92 * MINUTE, isComplete: true },
  ...change,
})

const exam = (change: Partial<ExamFacts> = {}): ExamFacts => ({
  name: 'Ujian Akhir',
  packageName: 'Prediction 1',
  plan: PLAN,
  lab: 'Lab Bahasa',
  invigilators: ['Budi', 'Citra'],
  startedBy: 'Budi',
  sitters: [sitter('Ayu')],
  now: SET + 180 * MINUTE,
  ...change,
})

const valueOf = (facts: readonly (readonly [string, string])[], label: string) =>
  facts.find(([name]) => name === label)?.[1]

test.group('Minutes of an exam', () => {
  test('minutes say what was planned and what happened', ({ assert }) => {
    const { provisional, opening, timetable, day } = minutesText(exam())
    assert.isNull(provisional)
    assert.equal(
      opening,
      'Pada hari ini, Minggu, tanggal dua puluh dua bulan November tahun dua ribu dua puluh enam, telah dilaksanakan ujian “Ujian Akhir” dengan paket soal “Prediction 1” bertempat di Lab Bahasa, dengan keterangan sebagai berikut.'
    )
    assert.deepEqual(timetable, [
      ['Tempat', 'Lab Bahasa'],
      ['Pengawas', 'Budi, Citra'],
      ['Ruang tunggu dibuka', '07.30 WIB'],
      ['Peserta pertama masuk', '07.50 WIB'],
      ['Rencana mulai', '08.00 WIB'],
      ['Mulai', '08.02 WIB (Mulai Bersama oleh Budi)'],
      ['Batas masuk yang terlambat', '08.17 WIB'],
      ['Peserta terakhir selesai', '09.32 WIB'],
    ])
    assert.equal(day, '22 November 2026')
  })

  test('minutes name who was absent, who was late and who came without an attempt', ({
    assert,
  }) => {
    const { attendance } = minutesText(
      exam({
        sitters: [
          sitter('Ayu'),
          sitter('Budi', { cameAt: null, attempt: null }),
          sitter('Citra', { cameAt: SET + 8 * MINUTE }),
          // Within a minute of the start, a learner isn't late.
          sitter('Dewi', { cameAt: SET + 2 * MINUTE + 59_999 }),
          sitter('Eko', { cameAt: SET + 3 * MINUTE }),
          sitter('Fajar', { attempt: null }),
        ],
      })
    )
    assert.deepEqual(attendance, [
      ['Terdaftar', '6 peserta'],
      ['Hadir', '5 peserta'],
      ['Tidak hadir', '1 peserta: Budi'],
      ['Terlambat', '2 peserta: Citra (08.08), Eko (08.03)'],
      ['Hadir, tidak mengerjakan', '1 peserta: Fajar'],
    ])
  })

  test('minutes say who finished, whose time was over, and whose attempt still runs', ({
    assert,
  }) => {
    const { endings } = minutesText(
      exam({
        sitters: [
          sitter('Ayu'),
          sitter('Budi', { attempt: { finishedAt: SET + 110 * MINUTE, isComplete: false } }),
          sitter('Citra', { attempt: { finishedAt: null, isComplete: true } }),
        ],
      })
    )
    assert.deepEqual(endings, [
      ['Menyelesaikan', '1 peserta'],
      ['Waktu habis, soal tersisa', '1 peserta: Budi'],
      ['Belum selesai', '1 peserta: Citra'],
    ])
  })

  test('minutes are provisional while an attempt runs, or may begin', ({ assert }) => {
    const running = sitter('Ayu', { attempt: { finishedAt: null, isComplete: false } })
    const provisional = minutesText(exam({ sitters: [running] }))
    assert.equal(
      provisional.provisional,
      'Keadaan pada 22 November 2026 pukul 11.00 WIB: 1 peserta masih mengerjakan. Unduh lagi setelah ujian selesai.'
    )
    assert.include(provisional.opening, 'sedang dilaksanakan')
    const closes = SET + 17 * MINUTE
    const done = [sitter('Ayu', { attempt: { finishedAt: SET + 10 * MINUTE, isComplete: true } })]
    assert.isNotNull(minutesText(exam({ sitters: done, now: closes - 1 })).provisional)
    assert.isNull(minutesText(exam({ sitters: done, now: closes })).provisional)
    const closed = { ...PLAN, closedAt: SET + 11 * MINUTE }
    const early = exam({ sitters: done, plan: closed, now: SET + 12 * MINUTE })
    assert.isNull(minutesText(early).provisional)
  })

  test('minutes before the start say that nobody has begun yet', ({ assert }) => {
    const sitters = [sitter('Ayu', { cameAt: null, attempt: null })]
    const facts = exam({ plan: { ...PLAN, startedAt: null }, sitters, now: SET - 40 * MINUTE })
    const { provisional, opening, timetable, attendance } = minutesText(facts)
    assert.include(provisional ?? '', 'ujian belum selesai')
    assert.include(opening, ', dijadwalkan ujian “Ujian Akhir”')
    assert.equal(valueOf(timetable, 'Mulai'), 'belum dimulai')
    assert.equal(valueOf(attendance, 'Belum hadir'), '1 peserta: Ayu')
    assert.isUndefined(valueOf(timetable, 'Peserta terakhir selesai'))
    const draft = minutesText({ ...facts, plan: { ...facts.plan, status: 'draft' } })
    assert.isNotNull(draft.provisional)
  })

  test('minutes of an exam that lapsed, was cancelled or had no attendance say so', ({
    assert,
  }) => {
    const absent = [sitter('Ayu', { cameAt: null, attempt: null })]
    const lapsed = minutesText(exam({ plan: { ...PLAN, startedAt: null }, sitters: absent }))
    assert.isNull(lapsed.provisional)
    assert.match(lapsed.opening, /tetapi tidak dimulai sampai batas waktunya\.$/)
    assert.equal(valueOf(lapsed.timetable, 'Mulai'), 'tidak dimulai')
    const cancelled = minutesText(exam({ plan: { ...PLAN, status: 'cancelled' }, sitters: absent }))
    assert.isNull(cancelled.provisional)
    assert.match(cancelled.opening, /tetapi dibatalkan\.$/)
    const empty = minutesText(exam({ sitters: [], lab: null, invigilators: [] }))
    assert.match(empty.opening, /secara daring .*, tetapi tidak ada peserta yang mengerjakannya\.$/)
    assert.deepEqual(empty.attendance, [
      ['Terdaftar', '0 peserta'],
      ['Hadir', '0 peserta'],
      ['Tidak hadir', 'tidak ada'],
      ['Terlambat', 'tidak ada'],
    ])
    assert.equal(valueOf(empty.timetable, 'Pengawas'), 'belum ditugaskan')
  })

  test('minutes cover an exam that starts by itself', ({ assert }) => {
    const plan = { ...PLAN, startMode: 'otomatis', startedAt: null } as const
    const { timetable } = minutesText(exam({ plan, startedBy: null }))
    assert.equal(valueOf(timetable, 'Mulai'), '08.00 WIB (mulai sendiri pada waktunya)')
  })
})
