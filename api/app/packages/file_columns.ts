import type { FileColumn } from '#app/platform/uploads/referenced_files'

export const PACKAGE_FILE_COLUMNS: readonly FileColumn[] = [
  { folder: 'audio', table: 'questions', column: 'audio' },
  { folder: 'reading', table: 'passages', column: 'image' },
]
