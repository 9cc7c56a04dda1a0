import type { Erased } from '#app/people/rows/erase_rows'
import type { ErasureRequest, WaitingRequest } from '#app/people/rows/erasure_requests'

/** What an erasure keeps without a name, removes, and makes useless. */
export function erasedResource(erased: Erased) {
  const { payments, results, events, files, classes, practice, grants } = erased
  return {
    disimpan: { pembayaran: payments, riwayat: results, jadwal: events },
    dihapus: { berkas: files, kelas: classes, latihan: practice },
    hangus: { akses: grants },
  }
}

/** A request as its learner sees it. */
export function erasureRequestResource(request: ErasureRequest) {
  return {
    keadaan: request.status,
    catatan: request.note,
    /** Why it was declined. */
    jawaban: request.answer,
    createdAt: new Date(Number(request.created_at)).toISOString(),
  }
}

/** A request that waits, for staff. */
export function waitingRequestResource(request: WaitingRequest) {
  const { user_id: id, name: nama, nohp, note, created_at: createdAt } = request
  return {
    peserta: { id, nama, nohp },
    catatan: note,
    createdAt: new Date(Number(createdAt)).toISOString(),
  }
}
