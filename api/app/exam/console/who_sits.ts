import db from '@adonisjs/lucid/services/db'

/**
 * How many attempts run, and when the time of the last session that runs now is over, in epoch milliseconds; an attempt
 * may have sessions after it. Read by SQL, because an upgrade's check meets the tables of the release before it.
 */
export async function whoSits(): Promise<{ attempts: number; lastEnd: number | null }> {
  const [row] = (await db
    .from('attempts')
    .where('status', 'running')
    .count('* as attempts')
    .max('deadline as last_end')) as {
    attempts: number | string
    last_end: number | string | null
  }[]
  const end = row?.last_end ?? null
  return { attempts: Number(row?.attempts ?? 0), lastEnd: end === null ? null : Number(end) }
}
