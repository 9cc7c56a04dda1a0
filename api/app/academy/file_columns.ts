import type { FileColumn } from '#app/platform/uploads/referenced_files'

/** What certificates print, whatever the settings say today. */
export const ACADEMY_FILE_COLUMNS: readonly FileColumn[] = [
  { folder: 'logo', table: 'certificate_designs', column: 'logo' },
  { folder: 'sertifikat', table: 'certificate_designs', column: 'signature' },
  { folder: 'sertifikat', table: 'certificate_designs', column: 'stamp' },
]
