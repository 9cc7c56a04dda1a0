import type { EntryRow } from '#app/audit/actions/list_entries'

/** An audit entry as a row of the admins' list; `aktor` is null when the server itself acted. */
export function listedEntry(row: EntryRow) {
  return {
    id: row.id,
    aktor: row.actor_id === null ? null : { id: row.actor_id, nama: row.actor_name ?? '' },
    aksi: row.action,
    subjek: { tipe: row.subject_type, id: row.subject_id },
    detail: JSON.parse(row.details) as Record<string, unknown>,
    createdAt: new Date(Number(row.created_at)).toISOString(),
  }
}
