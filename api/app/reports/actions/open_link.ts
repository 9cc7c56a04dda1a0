import { secretMatches } from '#app/accounts/actions/verify_credentials'
import { recordAudit } from '#app/audit/actions/record_audit'
import { readClassResults, readEventResults, type Results } from '#app/reports/actions/read_results'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { NotFound } from '#app/platform/errors/failures'
import { isLinkOpen } from '#app/reports/domain/link_life'
import SchoolLink from '#app/reports/models/school_link'
import { linkOfToken, type LinkRow } from '#app/reports/rows/school_links'
import { canonicalSchoolCode } from '#app/reports/secrets/school_secrets'

/** For a wrong code and for a link that expired, was closed or never existed, so that guessing reveals nothing. */
export const SCHOOL_LINK_CLOSED =
  'Tautan ini tidak berlaku atau kode aksesnya salah. Minta tautan dan kode yang baru kepada akademi.'

/**
 * Opens a link with its code. A wrong code, an expired link and one that never existed get the same response in the
 * same time: a hash is compared in any case.
 * @returns the link's id
 * @throws NotFound
 */
export async function openLink(tokenHash: string, code: string): Promise<number> {
  const link = await linkOfToken(tokenHash)
  const isOpen = link !== null && isLinkOpen(link, clock.now())
  const matches = await secretMatches(isOpen ? link.codeHash : null, canonicalSchoolCode(code))
  if (!isOpen || !matches) throw closed()
  await inTransaction(async (trx) => {
    const now = clock.now()
    const [changed] = await SchoolLink.query({ client: trx })
      .where('id', link.id)
      .whereNull('endedAt')
      .where('expiresAt', '>', now)
      .increment('opened', 1)
      .update({ last_opened_at: now })
    // It was ended while the code was compared.
    if (Number(changed) === 0) throw closed()
    await recordAudit(trx, {
      actor: null,
      action: 'school_link.opened',
      subject: { type: 'school_link', id: link.id },
      details: { className: link.className, shown: link.shown },
    })
  })
  return link.id
}

/** The contents of a link, and its end. */
export interface SharedResults {
  results: Results
  /** Epoch milliseconds. */
  expiresAt: number
}

/**
 * The results of a link that is still open.
 * @throws NotFound
 */
export async function readShared(tokenHash: string, linkId: number): Promise<SharedResults> {
  const now = clock.now()
  const link = await linkOfToken(tokenHash)
  if (link?.id !== linkId || !isLinkOpen(link, now)) throw closed()
  return { results: await resultsOf(link, now), expiresAt: link.expiresAt }
}

function resultsOf(link: LinkRow, now: number): Promise<Results> {
  const schoolClass = { id: link.classId, name: link.className }
  if (link.eventId !== null) return readEventResults(link.eventId, schoolClass, now, 'school')
  if (link.packageId !== null) return readClassResults(schoolClass, link.packageId, now, 'school')
  throw new Error(`The link ${link.id} shows nothing`)
}

function closed(): NotFound {
  return new NotFound(SCHOOL_LINK_CLOSED)
}
