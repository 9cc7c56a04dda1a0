import type { ListeningMode } from '#contracts/listening'

/** The contents of a certificate; plain data from the immutable result. */
export interface CertificateData {
  /** Free text in any script. */
  recipientName: string
  packageName: string
  /** How the listening session was sat; null where it isn't printed. */
  listeningMode: ListeningMode | null
  academyName: string
  /** See `certificateNumber`. */
  number: string
  /** See `newCertificateCode`. */
  code: string
  /** The public page that confirms this certificate; the QR code leads there. */
  verificationUrl: string
  /** Epoch milliseconds. */
  issuedAt: number
  /** Scaled scores; `structure` is Section 2, both its parts. */
  scores: { listening: number; structure: number; reading: number; total: number }
  /** Correct answers; `written` is Section 2, both its parts. */
  correct: { listening: number; written: number; reading: number }
  /** Null when the total is below every level of the scoring table. */
  cefr: string | null
  tableVersion: string
}

/** The contents of a PDF with several certificates. */
export interface CertificatesData {
  title: string
  author: string
  /** Epoch milliseconds. */
  createdAt: number
  /** In the order of its pages. */
  certificates: readonly CertificateData[]
}

declare module '#app/paper/printing/papers' {
  interface Papers {
    certificate: CertificateData
    certificates: CertificatesData
  }
}

/** A certificate with its free texts printable and its date written out. */
export interface CertificateText extends CertificateData {
  date: string
}
