import db from '@adonisjs/lucid/services/db'
import Lab from '#app/labs/models/lab'

export interface ListedLab {
  lab: Lab
  /** Number of running attempts in the lab. */
  running: number
}

export async function listLabs(): Promise<ListedLab[]> {
  const labs = await Lab.all()
  const counts = (await db
    .from('attempts')
    .where('status', 'running')
    .whereNotNull('seen_lab_id')
    .groupBy('seen_lab_id')
    .select('seen_lab_id')
    .count('* as total')) as { seen_lab_id: number; total: number | string }[]
  const running = new Map(counts.map((row) => [row.seen_lab_id, Number(row.total)]))
  return labs
    .toSorted(
      (one, other) =>
        Number(one.revokedAt !== null) - Number(other.revokedAt !== null) ||
        one.name.localeCompare(other.name, 'id', { numeric: true })
    )
    .map((lab) => ({ lab, running: running.get(lab.id) ?? 0 }))
}
