import { EVENT_PHASES } from '../../api/contracts/events.ts'
import type { AdminSession } from './admin_session.ts'
import { Classes } from './classes.ts'
import { Events } from './events.ts'
import { isRehearsalTitle, REHEARSAL } from './rehearsal_names.ts'

/** The numbers of cancelled events, suspended accounts and archived classes. */
export interface CleanedUp {
  classes: number
  events: number
  accounts: number
}

/**
 * Cleans up after rehearsals: events that haven't ended are cancelled, accounts suspended, classes archived. Nothing
 * is deleted, and a class with other members is left alone.
 */
export async function cleanUp(admin: AdminSession): Promise<CleanedUp> {
  const [classes, events] = [new Classes(admin), new Events(admin)]
  const done: CleanedUp = { classes: 0, events: 0, accounts: 0 }
  for (const { id, nama, fase } of await events.list(REHEARSAL)) {
    const isOver = fase === EVENT_PHASES.ended || fase === EVENT_PHASES.cancelled
    if (isOver || !isRehearsalTitle(nama)) continue
    await events.cancel(id)
    done.events += 1
  }
  for (const { id, nama, diarsipkan } of await classes.list()) {
    if (diarsipkan || !isRehearsalTitle(nama)) continue
    for (const member of await classes.membersOf(id)) {
      await classes.suspend(member)
      done.accounts += 1
    }
    await classes.archive(id)
    done.classes += 1
  }
  return done
}
