import { get, set } from 'idb-keyval'
import { clearPrivateStorage, privateStore } from '@/lib/storage/private-store'
import { OWNER_KEY } from '@/platform/kiosk-bridge'

/**
 * Makes this user the owner of the private store. Another owner's data is removed first, and its undelivered part set
 * aside.
 */
export async function claimPrivateStore(nohp: string): Promise<void> {
  const owner = await get<string>(OWNER_KEY, privateStore())
  if (owner === nohp) return
  try {
    const { changeOwner } = await import('@/lib/storage/owners')
    await changeOwner(owner, nohp)
  } catch (error) {
    // If that fails, the data is deleted rather than shown to another user.
    await clearPrivateStorage()
    await set(OWNER_KEY, nohp, privateStore())
    throw error
  }
}
