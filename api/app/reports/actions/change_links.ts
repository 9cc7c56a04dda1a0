import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { findClass, lockOpenClass } from '#app/classes/actions/find_class'
import ExamEvent from '#app/events/models/exam_event'
import Package from '#app/packages/models/package'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, InvalidInput, NotFound } from '#app/platform/errors/failures'
import { endOfDay, mayEnd, SCHOOL_LINK_END_INVALID } from '#app/reports/domain/link_life'
import SchoolLink from '#app/reports/models/school_link'
import { linksOfClass, type LinkRow } from '#app/reports/rows/school_links'
import { hashSchoolToken, newSchoolCode, newSchoolToken } from '#app/reports/secrets/school_secrets'

/** Open links per class. */
export const SCHOOL_LINKS_MAX = 20

/** The contents of a link: a class's results of a package, or in an event. */
export type SharedPart = { packageId: number } | { eventId: number }

/** A new link; the only response with token and code. */
export interface NewLink {
  id: number
  token: string
  code: string
}

/** All links of a class. @throws NotFound */
export async function listLinks(classId: number): Promise<LinkRow[]> {
  await findClass(classId)
  return linksOfClass(classId)
}

/**
 * Makes a link for a class's school.
 * @param endsOn the last day on which it is open, such as 2026-12-31
 * @throws NotFound without such a class, package or event; Conflict when the class is archived or has too many open
 *   links; InvalidInput for a day that can't be, or an event that isn't the class's
 */
export async function createLink(
  admin: User,
  classId: number,
  part: SharedPart,
  endsOn: string
): Promise<NewLink> {
  const now = clock.now()
  const expiresAt = endOfDay(endsOn)
  if (expiresAt === null || !mayEnd(expiresAt, now)) {
    throw refused('sampai', SCHOOL_LINK_END_INVALID)
  }
  const [token, code] = [newSchoolToken(), newSchoolCode()]
  // Slow on purpose: before the transaction.
  const codeHash = await hash.make(code)
  return inTransaction(async (trx) => {
    const { name: className } = await lockOpenClass(trx, classId)
    const shown = await nameOf(trx, classId, part)
    await refuseTooMany(trx, classId, now)
    const { id } = await SchoolLink.create(
      {
        classId,
        packageId: null,
        eventId: null,
        ...part,
        tokenHash: hashSchoolToken(token),
        codeHash,
        createdBy: admin.id,
        createdAt: now,
        expiresAt,
        endedAt: null,
        opened: 0,
        lastOpenedAt: null,
      },
      { client: trx }
    )
    await recordAudit(trx, {
      actor: admin,
      action: 'school_link.created',
      subject: { type: 'school_link', id },
      details: { className, shown, until: new Date(expiresAt).toISOString() },
    })
    return { id, token, code }
  })
}

/**
 * Ends a link of a class at once, also where it is open.
 * @throws NotFound; Conflict when it has ended already
 */
export async function endLink(admin: User, classId: number, id: number): Promise<void> {
  const link = (await listLinks(classId)).find((one) => one.id === id)
  if (!link) throw new NotFound('Tautan tidak ditemukan.')
  await inTransaction(async (trx) => {
    const now = clock.now()
    const [changed] = await SchoolLink.query({ client: trx })
      .where('id', id)
      .whereNull('endedAt')
      .where('expiresAt', '>', now)
      .update({ ended_at: now })
    if (Number(changed) === 0) throw new Conflict('Tautan ini sudah berakhir.')
    await recordAudit(trx, {
      actor: admin,
      action: 'school_link.ended',
      subject: { type: 'school_link', id },
      details: { className: link.className, shown: link.shown },
    })
  })
}

async function nameOf(
  trx: TransactionClientContract,
  classId: number,
  part: SharedPart
): Promise<string> {
  if ('packageId' in part) {
    const pack = await Package.find(part.packageId, { client: trx })
    if (!pack) throw new NotFound('Paket tidak ditemukan.')
    return pack.name
  }
  const event = await ExamEvent.find(part.eventId, { client: trx })
  if (!event) throw new NotFound('Ujian tidak ditemukan.')
  const own = { event_id: event.id, class_id: classId }
  const isOwn = await trx.from('event_classes').where(own).first()
  if (!isOwn) throw refused('jadwalId', 'Kelas ini tidak mengikuti ujian itu.')
  return event.name
}

async function refuseTooMany(
  trx: TransactionClientContract,
  classId: number,
  now: number
): Promise<void> {
  const open = await SchoolLink.query({ client: trx })
    .where('classId', classId)
    .whereNull('endedAt')
    .where('expiresAt', '>', now)
  if (open.length >= SCHOOL_LINKS_MAX) {
    throw new Conflict(
      `Paling banyak ${SCHOOL_LINKS_MAX} tautan aktif untuk satu kelas. Akhiri yang tidak dipakai.`
    )
  }
}

function refused(field: string, msg: string): InvalidInput {
  return new InvalidInput(msg, [{ field, msg }])
}
