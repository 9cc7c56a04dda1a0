/** The contents of a printed login card; plain data. */
export interface CardData {
  /** Free text in any script. */
  name: string
  /** Canonical. */
  nohp: string
  /** Null for a learner who keeps theirs. */
  password: string | null
  /** Where the QR code leads: the login with the phone number filled in, never with the password. */
  loginUrl: string
}

/** The contents of printed login cards. */
export interface CardsData {
  academyName: string
  /** A JPEG or PNG, or null. */
  logo: Uint8Array | null
  className: string
  /** As people type it. */
  loginAddress: string
  /** Whether an own password has to be chosen with the new one. */
  mustChange: boolean
  /** Epoch milliseconds. */
  printedAt: number
  cards: readonly CardData[]
}

declare module '#app/paper/printing/papers' {
  interface Papers {
    'login cards': CardsData
  }
}
