import type User from '#app/accounts/models/user'
import { noteTaken } from '#app/audit/actions/note_taken'
import type { Results } from '#app/reports/actions/read_results'

export type ResultsOf = { type: 'class' | 'event'; id: number }

/** Records in the audit log that staff exported a class's or an event's results. */
export async function noteResults(
  user: User,
  subject: ResultsOf,
  { className, event, packageName, table }: Results,
  form: 'xlsx' | 'pdf'
): Promise<void> {
  const learners = table.lines.length + table.unsat.length
  if (subject.type === 'event') {
    const details = { name: event?.name ?? '', learners, form }
    return noteTaken(user, {
      action: 'event.results_taken',
      subject: { ...subject, type: 'event' },
      details,
    })
  }
  const details = { name: className ?? '', packageName, learners, form }
  return noteTaken(user, {
    action: 'class.results_taken',
    subject: { ...subject, type: 'class' },
    details,
  })
}
