import type { FileColumn } from '#app/platform/uploads/referenced_files'

export const PACKAGE_FILE_COLUMNS: readonly FileColumn[] = [
  { folder: 'audio', table: 'questions', column: 'audio' },
  { folder: 'reading', table: 'passages', column: 'image' },
  // Before an import is applied, and what it replaced, until it can't be undone.
  { folder: 'audio', table: 'question_import_files', column: 'audio' },
  { folder: 'reading', table: 'question_import_files', column: 'picture' },
]
