import type { ListWorkbook } from '#app/listing/http/send_list_workbook'
import type { ResultRow } from '#app/results/actions/list_results'
import { LISTENING_MODE_TITLES } from '#contracts/listening'
import { SCORE_TITLES } from '#contracts/results'

/** The admins' list of results as an Excel file. */
export const RESULT_WORKBOOK: ListWorkbook<ResultRow> = {
  name: 'Riwayat Simulasi',
  columns: [
    { title: 'Selesai (WIB)', width: 17, cell: (row) => ({ time: Number(row.created_at) }) },
    { title: 'Nama', width: 32, cell: (row) => row.name },
    { title: 'Nomor HP', width: 16, cell: (row) => row.nohp },
    { title: 'Paket', width: 26, cell: (row) => row.package_name },
    { title: SCORE_TITLES.listening, width: 12, cell: (row) => row.listening_score },
    { title: SCORE_TITLES.written, width: 30, cell: (row) => row.structure_score },
    { title: SCORE_TITLES.reading, width: 12, cell: (row) => row.reading_score },
    { title: 'Total', width: 8, cell: (row) => row.total_score },
    { title: 'Benar Listening', width: 15, cell: (row) => row.listening_correct },
    { title: 'Benar Structure', width: 15, cell: (row) => row.written_correct },
    { title: 'Benar Reading', width: 15, cell: (row) => row.reading_correct },
    {
      title: 'Mode Listening',
      width: 17,
      cell: (row) => LISTENING_MODE_TITLES[row.listening_mode ?? 'latihan'],
    },
    { title: 'Lab', width: 18, cell: (row) => row.lab_name ?? '' },
    { title: 'Kursi', width: 8, cell: (row) => row.seat ?? '' },
    {
      title: 'Kode sertifikat',
      width: 22,
      cell: (row) => (row.excluded_at === null ? row.code : 'Dikeluarkan dari ujian'),
    },
  ],
}
