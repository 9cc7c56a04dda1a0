import type { PassageRow } from '@/features/admin-questions/api/list-passages'
import { mediaUrl } from '@/lib/api/request-url'

/** A passage as its view draws it; null while none is chosen. */
export function previewPassage(passage: PassageRow | undefined) {
  const src = mediaUrl(passage?.reading)
  return passage && src !== null ? { nama: passage.nama, teks: passage.teks, src } : null
}
