import { openedStores, privateStore, sealedRecords } from '@/lib/storage/private-store'
import { copying } from '@/platform/copying-store'

/** From now on the kiosk gets a copy of every change, starting with the present content. Called once per page. */
export function copyStores(): void {
  openedStores.private = copying(privateStore(), 'private')
  openedStores.sealed = copying(sealedRecords(), 'sealed')
}
