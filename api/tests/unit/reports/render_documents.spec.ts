import { test } from '@japa/runner'
import type { AttendanceData, MinutesData } from '#app/reports/paper/document_data'
import { renderAttendance } from '#app/reports/paper/render_attendance'
import { renderMinutes } from '#app/reports/paper/render_minutes'
import { readPaper } from '#tests/support/paper_reader'
import { pdfText } from '#tests/support/pdf_text'
import { LIMITS } from '#tests/support/limits'

const SET = Date.parse('2026-11-22T01:00:00Z')
const LETTERHEAD = { academyName: 'Akademi Lulus', logo: null, contact: 'ujian.akademi.test' }
const LONG = 'Raden Mas Muhammad Hidayatullah Kusumaningrat Tjokrodiningrat bin Abdurrahman'
/** The text column, in points. */
const [LEFT, RIGHT] = [56, 595.28 - 56]

const learner = (at: number) => ({
  name: `Peserta Ke${at}`,
  nohp: `0813${String(at).padStart(8, '0')}`,
  className: 'XII IPA 1',
  seat: 'A1',
  cameAt: SET,
  finishedAt: null,
})

const attendance = (change: Partial<AttendanceData> = {}) =>
  renderAttendance({
    letterhead: LETTERHEAD,
    eventName: 'Ujian Akhir',
    packageName: 'Prediction 1',
    place: 'Lab Bahasa',
    startsAt: SET,
    invigilators: ['Budi'],
    learners: [learner(1)],
    isOver: false,
    printedAt: SET,
    ...change,
  })

const minutes = (change: Partial<MinutesData> = {}) =>
  renderMinutes({
    letterhead: LETTERHEAD,
    eventName: 'Ujian Akhir',
    invigilators: ['Budi'],
    text: {
      provisional: null,
      opening: 'Pada hari ini, Minggu.',
      timetable: [['Tempat', 'Lab Bahasa']],
      attendance: [['Tidak hadir', '1 peserta: Ayu']],
      endings: [['Menyelesaikan', '2 peserta']],
      day: '22 November 2026',
    },
    incidents: { rows: [['08.05', 'A1', 'Ayu', 'Meninggalkan jendela ujian']], left: 0 },
    entries: { rows: [], left: 0 },
    printedAt: SET,
    ...change,
  })

test.group('An attendance list on paper', () => {
  test("an attendance list on paper has all learners, with the table's head and the page number on each page", async ({
    assert,
  }) => {
    const pdf = await attendance({ learners: Array.from({ length: 60 }, (_, at) => learner(at)) })
    const { pages, size, info, language } = await readPaper(pdf)
    assert.deepEqual(size, { width: 595.28, height: 841.89 })
    assert.equal(language, 'id-ID')
    assert.equal(info.Title, 'Daftar hadir – Ujian Akhir')
    const text = await pdfText(pdf)
    assert.lengthOf(text.match(/Tanda Tangan/g) ?? [], pages)
    for (let page = 1; page <= pages; page++) {
      assert.include(text, `Halaman ${page} dari ${pages}`)
    }
    for (let at = 0; at < 60; at++) assert.include(text, `${at + 1} Peserta Ke${at} 0813`)
    assert.include(text, 'Jumlah peserta: 60')
  }).timeout(LIMITS.manyCalls)

  test('an attendance list on paper has room for a signature when it is empty', async ({
    assert,
  }) => {
    const text = await pdfText(await attendance({ learners: [], invigilators: [] }))
    for (const part of ['Ujian ini belum punya peserta.', 'belum ditugaskan', 'Pengawas,']) {
      assert.include(text, part)
    }
  })

  test('an attendance list on paper keeps all text within its edges', async ({ assert }) => {
    const { pieces } = await readPaper(
      await attendance({
        letterhead: { ...LETTERHEAD, academyName: LONG },
        eventName: LONG,
        packageName: LONG,
        invigilators: [LONG, 'W'.repeat(90)],
        learners: [{ ...learner(1), name: LONG, className: LONG, seat: 'ABCDEFGHIJ' }],
      })
    )
    const outside = pieces.filter(({ left, right }) => left < LEFT - 1 || right > RIGHT + 1)
    assert.deepEqual(outside, [])
  })
})

test.group('Minutes on paper', () => {
  test('minutes on paper have their parts, empty lines and places for signatures', async ({
    assert,
  }) => {
    const text = await pdfText(await minutes())
    for (const part of [
      'BERITA ACARA PELAKSANAAN UJIAN',
      'Tidak hadir : 1 peserta: Ayu',
      '08.05 A1 Ayu Meninggalkan jendela ujian',
      'E. Tindakan Tidak ada yang tercatat.',
      'F. Catatan Demikian berita acara',
      ', 22 November 2026',
      'Mengetahui, Pimpinan Akademi Lulus',
    ]) {
      assert.include(text, part)
    }
    assert.notInclude(text, 'SEMENTARA')
  })

  test('signatures on the minutes are never alone on a page, however long the rest is', async ({
    assert,
  }) => {
    for (let count = 1; count < 28; count++) {
      const rows = Array.from({ length: count }, () => ['08.05', 'A1', 'Ayu', 'Terputus'])
      const text = await pdfText(
        await minutes({ invigilators: ['Budi', 'Citra'], incidents: { rows, left: 0 } })
      )
      const signed = text.split(/Halaman \d+ dari \d+/).filter((page) => page.includes('Pengawas'))
      assert.lengthOf(signed, 1)
      assert.match(signed[0] ?? '', /F\. Catatan .*Pengawas 1, .*Pengawas 2,/)
    }
  }).timeout(LIMITS.manyCalls)

  test('minutes on paper say on each page that they are provisional, and what is left out', async ({
    assert,
  }) => {
    const rows = Array.from({ length: 60 }, () => ['08.05', 'A1', 'Ayu', LONG])
    const pdf = await minutes({
      text: {
        provisional: 'Ujian belum selesai.',
        opening: LONG,
        timetable: [],
        attendance: [],
        endings: [],
        day: '22 November 2026',
      },
      incidents: { rows, left: 7 },
    })
    const { pages } = await readPaper(pdf)
    const text = await pdfText(pdf)
    assert.isAbove(pages, 1)
    assert.lengthOf(text.match(/Berita Acara \(SEMENTARA\)/g) ?? [], pages)
    assert.include(text, 'SEMENTARA Ujian belum selesai.')
    assert.include(text, '… dan 7 lainnya')
  }).timeout(LIMITS.manyCalls)
})
