import { SESSION_TITLES } from '@lulus/api/contracts/exam'
import type { ScoredResult } from '@/features/results/api/result'
import { formatDate } from '@/lib/format/date'
import { paths } from '@/lib/paths'

/** What a card to share says, without the learner's name: who checks the certificate sees it there. */
export interface ShareCard {
  academy: string
  pack: string
  date: string
  total: string
  /** The score's band, and its level. */
  band: string
  sections: { title: string; score: string }[]
  /** Null unless it is reached. */
  target: string | null
  /** Where the certificate is checked, without the scheme. */
  address: string
}

/**
 * The card of a result; null without a certificate, as for learners who were excluded.
 * @param origin of this installation, such as 'https://lulus.example'
 */
export function shareCardOf(
  result: ScoredResult,
  academy: string,
  origin: string
): ShareCard | null {
  const { kode, totalScore, rentang, cefr, target } = result
  if (kode === null) return null
  const level = cefr === null ? '' : `, CEFR ${cefr}`
  return {
    academy,
    pack: result.nama_paket,
    date: formatDate(result.createdAt),
    total: String(totalScore),
    band: rentang ? `Kisaran ${rentang.dari}–${rentang.sampai}${level}` : level.slice(2),
    sections: [
      { title: SESSION_TITLES.listening, score: String(result.listeningScore) },
      { title: SESSION_TITLES.written, score: String(result.structureScore) },
      { title: SESSION_TITLES.reading, score: String(result.readingScore) },
    ],
    target: target !== null && totalScore >= target ? `Target ${target} tercapai` : null,
    address: `${origin}${paths.verify(kode)}`.replace(/^https?:\/\//, ''),
  }
}
