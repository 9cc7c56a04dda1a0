import type { Download } from '@/lib/api/client'

/** By then the slowest browser has started to read the file. */
const RELEASE_AFTER_MS = 60_000

/** Saves a downloaded file under its name. */
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
