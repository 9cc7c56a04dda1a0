import { requestUrl } from '@/lib/api/request-url'

/** What stands in the place of a proof that was removed for its age. */
export const PROOF_REMOVED = 'Bukti sudah dihapus'

/** The address of a proof of transfer, by the file name that its payment carries; it opens for its owner and admins. */
export function proofUrl(buktiBayar: string): string {
  return requestUrl('/uploads/bukti/:file', { file: buktiBayar })
}
