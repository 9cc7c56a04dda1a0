import { filesOfSettings } from '#app/academy/academy_settings'
import { filesOfSnapshots } from '#app/exam/files_of_snapshots'
import { namedInColumn, type FileReferences } from '#app/platform/uploads/referenced_files'

/** Everything that refers to stored files. Pruning deletes all others, so this list must be complete. */
export const FILE_REFERENCES: readonly FileReferences[] = [
  namedInColumn('profile', 'users', 'profile_pic'),
  namedInColumn('bukti', 'payments', 'proof'),
  namedInColumn('bukti', 'class_payments', 'proof'),
  namedInColumn('audio', 'questions', 'audio'),
  namedInColumn('reading', 'passages', 'image'),
  filesOfSettings,
  filesOfSnapshots,
]
