import type { Download } from '@/lib/api/client'
import { inAppBrowser, savesFromAddressOnly } from '@/lib/browser/in-app-browser'

/** By then even the slowest browser has read the file. */
const RELEASE_AFTER_MS = 60_000

/** A file with the server's address for fetching it again, or without one if the page created it. */
type SavedFile = Omit<Download, 'url'> & { url?: string }

/**
 * Saves a file under its name. In an in-app browser only addresses can be saved, so the server sends the file again as
 * an attachment, and a file created by the page goes to the system's share sheet, if there is one.
 */
export function saveFile(file: SavedFile): void {
  const { userAgent } = navigator
  if (file.url !== undefined && savesFromAddressOnly(userAgent)) press(file.url)
  else if (inAppBrowser(userAgent) === null || !share(file)) saveHere(file)
}

function saveHere({ blob, name }: SavedFile): void {
  const url = URL.createObjectURL(blob)
  press(url, name)
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS)
}

function press(url: string, name?: string): void {
  const link = document.createElement('a')
  link.href = url
  if (name !== undefined) link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** Whether the system's share sheet, which offers 'Simpan ke File', accepts the file. */
function share({ blob, name }: SavedFile): boolean {
  const files = [new File([blob], name, { type: blob.type })]
  if (typeof navigator.canShare !== 'function' || !navigator.canShare({ files })) return false
  navigator.share({ files }).catch((error: unknown) => {
    // The user closed the sheet and can press again.
    console.warn(`${name} was not shared`, error)
  })
  return true
}
