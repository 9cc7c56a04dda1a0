import type User from '#app/accounts/models/user'
import { NotFound } from '#app/platform/errors/failures'
import { canonicalCertificateCode } from '#app/results/certificate/certificate_code'
import Result from '#app/results/models/result'

/** All results of a user, the latest first. */
export async function resultsOf(userId: number): Promise<Result[]> {
  return latestFirst(userId)
}

/** The result of the attempt that the user finished last, or null before the first. */
export async function latestResult(userId: number): Promise<Result | null> {
  return latestFirst(userId).first()
}

/**
 * A result that the user may see: their own, or any for an admin.
 * @throws NotFound, for somebody else's too
 */
export async function findVisibleResult(user: User, id: number): Promise<Result> {
  const result = await Result.find(id)
  if (!result || (result.userId !== user.id && !user.isAdmin)) {
    throw new NotFound('Hasil ujian tidak ditemukan.')
  }
  return result
}

/**
 * The result that a certificate's code proves, however the code was typed.
 * @throws NotFound
 */
export async function findCertified(code: string): Promise<Result> {
  const canonical = canonicalCertificateCode(code)
  const result = canonical ? await Result.findBy('code', canonical) : null
  if (!result) throw new NotFound('Sertifikat tidak ditemukan.')
  return result
}

function latestFirst(userId: number) {
  return Result.query().where('userId', userId).orderBy('createdAt', 'desc').orderBy('id', 'desc')
}
