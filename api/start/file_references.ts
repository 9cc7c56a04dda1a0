import { filesOfSettings } from '#app/academy/actions/academy_settings'
import { ACADEMY_FILE_COLUMNS } from '#app/academy/file_columns'
import { ACCOUNT_FILE_COLUMNS } from '#app/accounts/file_columns'
import { filesOfSnapshots } from '#app/exam/rows/files_of_snapshots'
import { PACKAGE_FILE_COLUMNS } from '#app/packages/file_columns'
import { PAYMENT_FILE_COLUMNS } from '#app/payments/file_columns'
import {
  filesInColumn,
  type FileColumn,
  type FileReferences,
} from '#app/platform/uploads/referenced_files'

/** Every column with the stored name of a file. */
export const FILE_COLUMNS: readonly FileColumn[] = [
  ...ACADEMY_FILE_COLUMNS,
  ...ACCOUNT_FILE_COLUMNS,
  ...PACKAGE_FILE_COLUMNS,
  ...PAYMENT_FILE_COLUMNS,
]

/** Everything that refers to stored files. Pruning deletes all others. */
export const FILE_REFERENCES: readonly FileReferences[] = [
  ...FILE_COLUMNS.map(filesInColumn),
  filesOfSettings,
  filesOfSnapshots,
]
