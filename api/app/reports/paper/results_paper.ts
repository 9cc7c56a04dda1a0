import type { Results } from '#app/reports/actions/read_results'

/** The contents of printed results; plain data. */
export interface ResultsPaper {
  academyName: string
  /** A JPEG or PNG, or null. */
  logo: Uint8Array | null
  /** Epoch milliseconds. */
  printedAt: number
  withRanks: boolean
  results: Results
}

declare module '#app/paper/printing/papers' {
  interface Papers {
    results: ResultsPaper
  }
}
