import type { ProofOwner } from '#app/payments/actions/earlier_proofs'

/** An earlier payment of a learner or a class whose proof is the same file. */
export type SameProof = ({ paymentId: number } | { pembayaranKelasId: number }) & {
  tanda: 'berkas'
}

/** It on the wire (contract section 7.4). */
export function sameProof({ of, id }: ProofOwner): SameProof {
  return of === 'payment'
    ? { paymentId: id, tanda: 'berkas' }
    : { pembayaranKelasId: id, tanda: 'berkas' }
}
