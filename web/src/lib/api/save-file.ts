import type { Download } from '@/lib/api/client'
import { inAppBrowser, savesFromAddressOnly } from '@/lib/browser/in-app-browser'

/** By then the slowest browser has started to read the file. */
const RELEASE_AFTER_MS = 60_000

/** A file, and the server's address that gives it once more; none if the page has made it. */
type SavedFile = Omit<Download, 'url'> & { url?: string }

/**
 * Saves a file under its name. Where only addresses can be saved, the server sends it once more, as an attachment; a file
 * that the page has made is handed to the system's sheet there, if it has one.
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

/** Whether the system's sheet, with 'Simpan ke File', takes the file. */
function share({ blob, name }: SavedFile): boolean {
  const files = [new File([blob], name, { type: blob.type })]
  if (typeof navigator.canShare !== 'function' || !navigator.canShare({ files })) return false
  navigator.share({ files }).catch((error: unknown) => {
    // Closed by the user, who can press again.
    console.warn(`${name} was not shared`, error)
  })
  return true
}
