import type { LevelRange } from '#app/scoring/domain/scoring'
import type { ListeningMode } from '#contracts/listening'
import type { CefrLevel } from '#contracts/results'

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
  cefr: CefrLevel | null
  /** The ranges of all levels, lowest first. */
  levels: readonly LevelRange[]
  /** The scoring table's name for people. */
  tableTitle: string
  /** A JPEG or PNG, or null. */
  logo: Uint8Array | null
  /** Null where nobody signs. */
  signer: CertificateSigner | null
  /** Epoch milliseconds on its last day; null for ever. */
  validUntil: number | null
  /** Whether it only shows what certificates will look like. */
  isSample: boolean
}

/** Who signs; each part may be missing. Pictures are JPEG or PNG. */
export interface CertificateSigner {
  name: string | null
  position: string | null
  signature: Uint8Array | null
  stamp: Uint8Array | null
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
    /** A PNG. */
    'certificate sample': CertificateData
  }
}

/** A certificate with its free texts printable and its date written out. */
export interface CertificateText extends CertificateData {
  date: string
  /** The last day that it is valid; null for ever. */
  lastDay: string | null
}
