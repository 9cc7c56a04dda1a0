/** Requests of learners that their account and personal data are erased. */

/** Of a request: it waits, was fulfilled, declined by staff, or withdrawn by its learner. */
export type ErasureStatus = 'menunggu' | 'dipenuhi' | 'ditolak' | 'ditarik'

export const ERASURE_NOTE_MAX_LENGTH = 500
