import { renamePrivateStoreOwner } from '@/lib/storage/private-store'

/** The changes of number that were made here, as 'old>new'. */
const changes = new Set<string>()

/**
 * Makes known, before the session changes, that who is signed in has got another number: everything on this device
 * stays theirs.
 */
export async function noteNewNumber(from: string, to: string): Promise<void> {
  if (from === to) return
  changes.add(`${from}>${to}`)
  await renamePrivateStoreOwner(from, to).catch((error: unknown) => {
    console.error('The private store can not be kept', error)
  })
}

/** Whether both are numbers of one person, who went from one to the other here. */
export function isSamePerson(before: string, now: string): boolean {
  return before === now || changes.has(`${before}>${now}`)
}
