/** Documents of an exam's day: limits, and why somebody gets no certificate. */

/** Certificates in one PDF: it is made as a whole. An archive has no such limit. */
export const CERTIFICATES_IN_ONE_PDF = 500
export const CERTIFICATES_TOO_MANY = `Satu PDF memuat paling banyak ${CERTIFICATES_IN_ONE_PDF} sertifikat. Unduh sebagai ZIP.`
export const CERTIFICATES_NONE = 'Belum ada peserta yang memiliki hasil.'

/** Why a learner of a class or an exam gets no certificate. */
export const LEFT_OUT_REASONS = {
  notBegun: 'belum_mengerjakan',
  sitting: 'sedang_mengerjakan',
} as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[keyof typeof LEFT_OUT_REASONS]

export const LEFT_OUT_TEXTS: Readonly<Record<LeftOutReason, string>> = {
  belum_mengerjakan: 'Belum mengerjakan',
  sedang_mengerjakan: 'Sedang mengerjakan',
}
