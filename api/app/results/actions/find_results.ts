import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readDesign, type CertificateDesign } from '#app/academy/actions/certificate_design'
import User from '#app/accounts/models/user'
import { NotFound } from '#app/platform/errors/failures'
import { clockTime, shortDay } from '#app/paper/domain/indonesian'
import { heldUntil } from '#app/results/domain/held'
import { canonicalCertificateCode, validUntil } from '#app/results/certificate/certificate_code'
import Result from '#app/results/models/result'
import RetiredCertificate from '#app/results/models/retired_certificate'
import type { CertificateStatus } from '#contracts/results'

/** All results of a user, newest first. */
export async function resultsOf(userId: number): Promise<Result[]> {
  return latestFirst(userId)
}

/** The result of the user's last finished attempt; null before the first. */
export async function latestResult(userId: number): Promise<Result | null> {
  return latestFirst(userId).first()
}

/**
 * One of the user's own results.
 * @throws NotFound, also for another user's
 */
export async function findOwnResult(userId: number, id: number): Promise<Result> {
  const result = await Result.find(id)
  if (result?.userId !== userId) throw new ResultNotFound()
  return result
}

/**
 * A result that the user may see: their own, or any with the capability.
 * @throws NotFound, also for another user's
 */
export async function findVisibleResult(user: User, id: number): Promise<Result> {
  const result = await Result.find(id)
  if (!result || (result.userId !== user.id && !user.can('results.read')))
    throw new ResultNotFound()
  return result
}

/** A result of anybody. @throws NotFound */
export async function findAnyResult(id: number): Promise<Result> {
  const result = await Result.find(id)
  if (!result) throw new ResultNotFound()
  return result
}

/** The same, locked. @throws NotFound */
export async function lockResult(id: number, trx: TransactionClientContract): Promise<Result> {
  const result = await Result.query({ client: trx }).where('id', id).forUpdate().first()
  if (!result) throw new ResultNotFound()
  return result
}

class ResultNotFound extends NotFound {
  constructor() {
    super('Hasil ujian tidak ditemukan.')
  }
}

/** The latest result that the learner sees already; null before the first. */
export async function latestOpenResult(userId: number, now: number): Promise<Result | null> {
  return latestFirst(userId)
    .where((open) => void open.whereNull('opensAt').orWhere('opensAt', '<=', now))
    .first()
}

/** Until when results of the learner in this package are held back; null when none is. */
export async function heldOf(
  { userId, packageId }: { userId: number; packageId: number },
  now: number
): Promise<number | null> {
  const held = await Result.query()
    .where({ userId, packageId })
    .where('opensAt', '>', now)
    .orderBy('opensAt', 'desc')
    .first()
  return held?.opensAt ?? null
}

/** @throws NotFound while the result is held back */
export function refuseHeld(result: Result, now: number): void {
  const until = heldUntil(result, now)
  if (until === null) return
  throw new NotFound(`Hasil dibuka pada ${shortDay(until)} pukul ${clockTime(until)} WIB.`)
}

/** A result with a certificate. @throws NotFound for a learner who was excluded */
export function requireCertificate(result: Result): Result {
  if (result.excludedAt === null) return result
  throw new NotFound('Tidak ada sertifikat: peserta dikeluarkan dari ujian ini.')
}

/** What a certificate code refers to. */
export interface Certified {
  /** The number that is printed is made of it. */
  resultId: number
  printed: Result | RetiredCertificate
  status: CertificateStatus
  design: CertificateDesign
  /** Whether the learner's data was erased: whose it was can't be told any more. */
  isErased: boolean
}

/**
 * Finds the certificate of a code, however it was typed.
 * @throws NotFound
 */
export async function findCertified(code: string, now: number): Promise<Certified> {
  const canonical = canonicalCertificateCode(code)
  if (canonical) {
    // First: the result of a withdrawn certificate may still have its code.
    const retired = await RetiredCertificate.findBy('code', canonical)
    if (retired) {
      const { resultId, attemptId, status } = retired
      // Of an attempt that goes on there is none, and its old code still says 'diganti'.
      const current = await Result.findBy('attemptId', attemptId)
      if (current) refuseHeld(current, now)
      const isErased = current !== null && (await isOfErased(current))
      const design = await readDesign(retired.designId)
      return { resultId, printed: retired, status, design, isErased }
    }
    const result = await Result.findBy('code', canonical)
    if (result?.excludedAt === null) {
      refuseHeld(result, now)
      const isErased = await isOfErased(result)
      const design = await readDesign(result.designId)
      const last = validUntil(result.createdAt, design.validYears)
      const held = last !== null && last < now ? 'kedaluwarsa' : 'berlaku'
      const status = isErased ? 'dicabut' : held
      return { resultId: result.id, printed: result, status, design, isErased }
    }
  }
  throw new NotFound('Sertifikat tidak ditemukan.')
}

/** Whether the data of a result's learner was erased. */
async function isOfErased({ userId }: Result): Promise<boolean> {
  return (await User.findOrFail(userId)).erasedAt !== null
}

/** @throws NotFound when nobody can be named on its certificate any more */
export async function refuseErased(result: Result): Promise<void> {
  if (await isOfErased(result)) {
    throw new NotFound('Tidak ada sertifikat: data pribadi pemiliknya sudah dihapus.')
  }
}

function latestFirst(userId: number) {
  return Result.query().where('userId', userId).orderBy('createdAt', 'desc').orderBy('id', 'desc')
}
