import type { ResultRow } from '@/features/admin-results/api/list-results'
import { formatCount } from '@/lib/format/numbers'

/** Beyond this number, only the count and the recording opened most are named. */
const NAMED = 3

/** What was unusual about the recordings of an exam, in sentences. Empty for most exams. */
export function recordingSentences({
  rekaman: recordings,
  rekaman_login: logins,
}: Pick<ResultRow, 'rekaman' | 'rekaman_login'>): string[] {
  const sentences = recordings.length > NAMED ? [summaryOf(recordings)] : recordings.map(sentenceOf)
  if (logins !== null)
    sentences.push(`Rekaman dibuka dalam ${formatCount(logins)} kali masuk yang berbeda.`)
  return sentences
}

function sentenceOf({ nomor, dibuka }: ResultRow['rekaman'][number]): string {
  return `Rekaman soal ${nomor} dibuka ${formatCount(dibuka)} kali.`
}

function summaryOf(recordings: ResultRow['rekaman']): string {
  const most = recordings.reduce((one, other) => (other.dibuka > one.dibuka ? other : one))
  const count = formatCount(recordings.length)
  return `${count} rekaman dibuka berulang kali, terbanyak soal ${most.nomor}: ${formatCount(most.dibuka)} kali.`
}
