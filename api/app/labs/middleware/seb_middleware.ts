import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { findSebConfiguration } from '#app/labs/actions/find_seb_configuration'
import { addressOf, hashesOf, isRightAt, proofOf } from '#app/labs/http/seb_proof'
import type { LabPlace } from '#app/accounts/domain/lab_place'

/**
 * Finds the lab of a call from Safe Exam Browser. A login has to prove its SEB first (`proveSeb`); from then on each
 * call is checked against the present configuration, and its headers if this SEB sends them. A call that fails a
 * check is an ordinary browser's, which lab-only exams refuse. Runs after the session was read.
 */
export default class SebMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!ctx.labPlace && ctx.auth.use('web').user) ctx.labPlace = await placeOf(ctx)
    return next()
  }
}

async function placeOf(ctx: HttpContext): Promise<LabPlace | null> {
  const proof = proofOf(ctx)
  const configuration = proof && (await findSebConfiguration(proof.configurationId))
  if (!proof || !configuration) return null

  const { examKeys, labId } = configuration
  // The list may have changed since: a removed key proves nothing, and a first one must be proven.
  const isVersionListed =
    examKeys.length === 0 || examKeys.some(({ name }) => name === proof.examKey)
  if (!isVersionListed) return null

  const hashes = hashesOf(ctx)
  if (!hashes && proof.sendsHeaders) return null
  if (hashes && !isRightAt(configuration, addressOf(ctx), hashes)) return null
  return { labId, seat: null }
}
