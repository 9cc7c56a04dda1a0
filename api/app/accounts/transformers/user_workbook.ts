import type { UserRow } from '#app/accounts/actions/list_users'
import type { ListWorkbook } from '#app/listing/http/send_list_workbook'

/** The admins' list of accounts as an Excel file. */
export const USER_WORKBOOK: ListWorkbook<UserRow> = {
  name: 'Data User',
  columns: [
    { title: 'Terdaftar (WIB)', width: 17, cell: (row) => ({ time: Number(row.created_at) }) },
    { title: 'Nama', width: 32, cell: (row) => row.name },
    { title: 'Nomor HP', width: 16, cell: (row) => row.nohp },
    { title: 'Email', width: 32, cell: (row) => row.email ?? '' },
    { title: 'Peran', width: 12, cell: (row) => (row.role === 'User' ? 'Peserta' : row.role) },
    {
      title: 'Status Ujian',
      width: 14,
      cell: (row) => (row.exam_status === 'ujian' ? 'Sedang ujian' : 'Tidak ujian'),
    },
    { title: 'Paket Aktif', width: 26, cell: (row) => row.active_package_name ?? '' },
    { title: 'Paket Terakhir', width: 26, cell: (row) => row.last_package_name ?? '' },
    {
      title: 'Ditangguhkan',
      width: 30,
      cell: (row) => (row.suspended_at === null ? '' : (row.suspension_reason ?? 'Ya')),
    },
  ],
}
