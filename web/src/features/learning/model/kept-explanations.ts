import { KEPT_EXPLANATIONS_DAYS } from '@lulus/api/contracts/explanations'

const DAY_MS = 24 * 60 * 60_000

/** What a device knows of when explanations may be read. */
export interface KeptTerms {
  /** When planned events close them, in ISO 8601; missing in what earlier versions kept. */
  tutup?: readonly { mulai: string; selesai: string }[]
  /** When the server was asked, in epoch milliseconds; missing as well. */
  diambil?: number
}

/**
 * Why a device doesn't show explanations now that it was given before: for an event, or because an event may have been
 * planned since it has asked last. Null when it may.
 */
export function closedOnDevice(
  { tutup = [], diambil = 0 }: KeptTerms,
  now: number
): 'jadwal' | 'lama' | null {
  if (tutup.some(({ mulai, selesai }) => Date.parse(mulai) <= now && now < Date.parse(selesai))) {
    return 'jadwal'
  }
  return now - diambil > KEPT_EXPLANATIONS_DAYS * DAY_MS ? 'lama' : null
}

/** When they close next, in epoch milliseconds; null where no event is planned. */
export function closesNext({ tutup = [] }: KeptTerms, now: number): number | null {
  const starts = tutup.map(({ mulai }) => Date.parse(mulai)).filter((start) => start > now)
  return starts.length === 0 ? null : Math.min(...starts)
}
