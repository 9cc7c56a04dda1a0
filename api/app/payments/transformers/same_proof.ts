import type { ProofOwner } from '#app/payments/actions/earlier_proofs'

/** An earlier payment of a learner or a class whose proof is the same file, or looks the same. */
export type SameProof = ({ paymentId: number } | { pembayaranKelasId: number }) & {
  tanda: 'berkas' | 'gambar'
}

/** Them on the wire (contract section 7.4): the same files first. */
export function sameProofs({ same = [], alike = [] }: EarlierProofs): SameProof[] {
  return [
    ...same.map((owner) => signed(owner, 'berkas')),
    ...alike.map((owner) => signed(owner, 'gambar')),
  ]
}

function signed({ of, id }: ProofOwner, tanda: SameProof['tanda']): SameProof {
  return of === 'payment' ? { paymentId: id, tanda } : { pembayaranKelasId: id, tanda }
}

interface EarlierProofs {
  same?: readonly ProofOwner[] | undefined
  alike?: readonly ProofOwner[] | undefined
}
