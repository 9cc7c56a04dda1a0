import { clearPrivateStorage } from '@/lib/storage/private-store'
import { endWriters } from '@/lib/storage/writers'

/** Deletes the user's data on this device at sign-out. A failure is logged and doesn't stop it. */
export async function forgetPerson(): Promise<void> {
  try {
    await endWriters()
    await clearPrivateStorage()
    const { sweepAside } = await import('@/lib/storage/owners')
    await sweepAside()
  } catch (error) {
    console.error('The private store can not be emptied', error)
  }
}
