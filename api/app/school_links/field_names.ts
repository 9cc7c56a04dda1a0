/** Labels of links for schools, used in error sentences. */
export const SCHOOL_LINK_FIELDS = {
  jadwalId: 'Jadwal ujian',
  sampai: 'Tanggal berakhir',
} as const
