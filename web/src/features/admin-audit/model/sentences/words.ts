import type { AuditRow } from '@/features/admin-audit/api/list-entries'
import { number, text, type Details } from '@/features/admin-audit/model/details'
import { AUDIT_ACTIONS, type AuditDetails } from '@lulus/api/contracts/audit'

/** Builds the sentence without the actor: 'mengonfirmasi pembayaran Paket A …'. */
export type Phrases<All> = Readonly<{
  [Action in keyof All]: (detail: Details<All[Action]>, entry: AuditRow) => string
}>

export type Named = Details<{ name: string }>

/** Puts the lead before a text; an empty text stays empty. */
export const after = (lead: string, words: string) => (words === '' ? '' : lead + words)

export const quoted = (words: string | null) => (words === null ? '' : `“${words}”`)

export const numbered = (what: string, { subjek }: AuditRow) => `${what} nomor ${subjek.id ?? '–'}`

/** ' untuk 24 peserta' */
export function sitters(detail: Details<{ learners: number }>): string {
  const learners = number(detail.learners)
  return learners === null ? '' : ` untuk ${learners} peserta`
}

/** 'mengubah waktu tambahan Ayu dari 0 % menjadi 25 % saat mengerjakan' */
export function extraTime(detail: Details<AuditDetails['event.extra_time']>): string {
  const [before, now] = [number(detail.before), number(detail.after)]
  return [
    AUDIT_ACTIONS['access.extra_time'],
    text(detail.userName),
    before !== null && now !== null && `dari ${before} % menjadi ${now} %`,
    detail.isRunning === true && 'saat mengerjakan',
  ]
    .filter(Boolean)
    .join(' ')
}

export function because(detail: Details<{ reason: string | null }>): string {
  return after(', alasan: ', quoted(text(detail.reason)))
}

export function called(detail: Named): string {
  return after(' ', quoted(text(detail.name)))
}
