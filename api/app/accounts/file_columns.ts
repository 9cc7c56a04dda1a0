import type { FileColumn } from '#app/platform/uploads/referenced_files'

export const ACCOUNT_FILE_COLUMNS: readonly FileColumn[] = [
  { folder: 'profile', table: 'users', column: 'profile_pic' },
]
