import type { ChangesSince } from '#app/items/actions/changes_since'

/** What was changed in a package since an attempt. */
export function shownChanges({ result, startedAt, changed }: ChangesSince) {
  return {
    nama_paket: result.packageName,
    dimulai: new Date(startedAt).toISOString(),
    data: changed.map(({ page, questionId, kind, differences }) => ({
      page,
      soal_id: questionId,
      keadaan: kind,
      perubahan: differences,
    })),
  }
}
