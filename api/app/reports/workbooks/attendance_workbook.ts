import { clockTime, longDay } from '#app/paper/domain/indonesian'
import type { AttendanceData, AttendanceLearner } from '#app/reports/paper/document_data'
import { writeWorkbook } from '#app/paper/workbook/write_workbook'

const HEADINGS = [
  'No',
  'Nama',
  'Nomor HP',
  'Kelas',
  'Kursi',
  'Kehadiran',
  'Masuk',
  'Selesai',
  'Tanda Tangan',
]

/** An attendance list as an Excel file. */
export function attendanceWorkbook(data: AttendanceData): Buffer {
  const { eventName, packageName, place, startsAt, invigilators, learners } = data
  const facts = [
    ['Ujian', eventName],
    ['Paket soal', packageName],
    ['Tempat', place],
    ['Waktu', `${longDay(startsAt)}, ${clockTime(startsAt)} WIB`],
    ['Pengawas', invigilators.join(', ')],
  ]
  return writeWorkbook({
    name: 'Daftar Hadir',
    widths: [12, 36, 18, 22, 10, 14, 10, 10, 24],
    rows: [
      { cells: [`Daftar Hadir – ${data.letterhead.academyName}`], look: 'title' },
      ...facts.map((cells) => ({ cells })),
      { cells: [] },
      { cells: HEADINGS, look: 'heading' },
      ...learners.map((learner, index) => ({
        cells: [
          index + 1,
          learner.name,
          learner.nohp,
          learner.className,
          learner.seat,
          presenceOf(learner, data.isOver),
          timeOrNothing(learner.cameAt),
          timeOrNothing(learner.finishedAt),
        ],
      })),
    ],
  })
}

function presenceOf({ cameAt }: AttendanceLearner, isOver: boolean): string {
  if (cameAt !== null) return 'Hadir'
  return isOver ? 'Tidak hadir' : 'Belum hadir'
}

function timeOrNothing(time: number | null): string {
  return time === null ? '' : clockTime(time)
}
