import type { Download } from '@/lib/api/client'

/** Long enough for the slowest browser to have started on the file. */
const RELEASE_AFTER_MS = 60_000

/** Hands a downloaded file to the browser, which saves it under its name. */
export function saveFile({ blob, name }: Download): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS)
}
