import { filesOfSettings } from '#app/academy/files_of_settings'
import { filesOfSnapshots } from '#app/exam/files_of_snapshots'
import { namedInColumn, type FileReferences } from '#app/platform/uploads/referenced_files'

/** Everything that refers to stored files. What none of them names may be removed, so none may be missing. */
export const FILE_REFERENCES: readonly FileReferences[] = [
  namedInColumn('profile', 'users', 'profile_pic'),
  namedInColumn('bukti', 'payments', 'proof'),
  namedInColumn('audio', 'questions', 'audio'),
  namedInColumn('reading', 'passages', 'image'),
  filesOfSettings,
  filesOfSnapshots,
]
