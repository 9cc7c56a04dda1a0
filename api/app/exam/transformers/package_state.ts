import type { PackageStanding } from '#app/exam/actions/read_package_states'

/** A learner's standing with a package on the wire. */
export function packageStateRow({ packageId, state, reason, result }: PackageStanding) {
  return {
    paket_soal_id: packageId,
    keadaan: state,
    alasan: reason,
    hasil: result && {
      id: result.id,
      /** Null while it is held back. */
      totalScore: result.total,
      ...(result.heldUntil !== null && {
        hasilDibuka: new Date(result.heldUntil).toISOString(),
      }),
    },
  }
}
