import type { HttpContext } from '@adonisjs/core/http'
import { loginIdOf } from '#app/accounts/http/login_session'
import { findLab } from '#app/labs/actions/find_lab'
import { findSebConfigurations } from '#app/labs/actions/find_seb_configuration'
import type Lab from '#app/labs/models/lab'
import { isHashOf } from '#app/labs/seb/config_key'
import {
  addressOf,
  examKeyUsed,
  hashesOf,
  isProofAddress,
  isRightAt,
  keepProof,
  type SebHashes,
} from '#app/labs/http/seb_proof'
import { Forbidden } from '#app/platform/errors/failures'
import { SEB_REFUSAL, type SebRefusal } from '#contracts/refusals'

/**
 * Proves that the caller's login runs in Safe Exam Browser with a lab's configuration. SEB's own interface gives the
 * page the hashes of its keys with the page's address, which contains this login's token.
 * @param address of the page, as the page sees it
 * @throws Forbidden with a code of `SEB_REFUSAL`
 */
export async function proveSeb(
  ctx: HttpContext,
  { address, ...hashes }: SebHashes & { address: string }
): Promise<Lab> {
  if (!isProofAddress(ctx, address)) {
    throw refusal(
      'Alamat halaman ini bukan alamat resmi server ujian. Buka lagi Safe Exam Browser dengan berkas lab.',
      SEB_REFUSAL.address
    )
  }
  const configurations = await findSebConfigurations()
  const configuration = configurations.find(({ configKey }) =>
    isHashOf(configKey, address, hashes.configKey)
  )
  const sent = hashesOf(ctx)
  if (
    !configuration ||
    (sent && !isHashOf(configuration.configKey, addressOf(ctx), sent.configKey))
  ) {
    throw refusal(
      'Safe Exam Browser ini dibuka dengan pengaturan lain, atau berkas labnya sudah diganti. Hubungi pengawas.',
      SEB_REFUSAL.configuration
    )
  }
  const isListed =
    isRightAt(configuration, address, hashes) &&
    (!sent || isRightAt(configuration, addressOf(ctx), sent))
  if (!isListed) {
    throw refusal(
      'Versi Safe Exam Browser di komputer ini belum didaftarkan untuk lab ini. Hubungi pengawas.',
      SEB_REFUSAL.version
    )
  }
  keepProof(ctx, {
    loginId: loginIdOf(ctx),
    configurationId: configuration.id,
    examKey: examKeyUsed(configuration, address, hashes.examKey) ?? null,
    sendsHeaders: sent !== null,
  })
  return findLab(configuration.labId)
}

function refusal(message: string, code: SebRefusal): Forbidden {
  return new Forbidden(message, code)
}
