import { get, set } from 'idb-keyval'
import { clearPrivateStorage, privateStore } from '@/lib/storage/private-store'
import { OWNER_KEY } from '@/platform/kiosk-bridge'

/**
 * Makes this user the owner of the private store. What another owner has left is removed first, and set aside as far as
 * it is undelivered.
 */
export async function claimPrivateStore(nohp: string): Promise<void> {
  const owner = await get<string>(OWNER_KEY, privateStore())
  if (owner === nohp) return
  try {
    const { changeOwner } = await import('@/lib/storage/owners')
    await changeOwner(owner, nohp)
  } catch (error) {
    // Rather nobody has it than somebody else.
    await clearPrivateStorage()
    await set(OWNER_KEY, nohp, privateStore())
    throw error
  }
}
