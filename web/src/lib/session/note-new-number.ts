import { get, set } from 'idb-keyval'
import { numberChanges } from '@/lib/session/new-number'
import { privateStore } from '@/lib/storage/private-store'
import { OWNER_KEY } from '@/platform/kiosk-bridge'

/**
 * Records that the signed-in user's number changes. Call it before the session changes, so that the user's data on this
 * device stays.
 */
export async function noteNewNumber(from: string, to: string): Promise<void> {
  if (from === to) return
  numberChanges.add(`${from}>${to}`)
  try {
    const owner = await get<string>(OWNER_KEY, privateStore())
    if (owner === from) await set(OWNER_KEY, to, privateStore())
  } catch (error) {
    console.error('The private store can not be kept', error)
  }
}
