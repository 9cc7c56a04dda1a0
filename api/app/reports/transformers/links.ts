import { shownResults } from '#app/reports/transformers/results'
import type { SharedResults } from '#app/reports/actions/open_link'
import { isLinkOpen } from '#app/reports/domain/link_life'
import type { LinkRow } from '#app/reports/rows/school_links'

const isoOrNull = (time: number | null) => (time === null ? null : new Date(time).toISOString())

/** A link for admins, without its token and code. */
export function listedLink(link: LinkRow, now: number) {
  return {
    id: link.id,
    /** The package's name, or the event's. */
    isi: link.shown,
    ujian: link.eventId !== null,
    dibuat: new Date(link.createdAt).toISOString(),
    sampai: new Date(link.expiresAt).toISOString(),
    diakhiri: isoOrNull(link.endedAt),
    aktif: isLinkOpen(link, now),
    jumlah_dibuka: link.opened,
    terakhir_dibuka: isoOrNull(link.lastOpenedAt),
  }
}

/** The results for a school. */
export function sharedResults({ results, expiresAt }: SharedResults) {
  return { sampai: new Date(expiresAt).toISOString(), hasil: shownResults(results) }
}
