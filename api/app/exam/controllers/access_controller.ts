import type { HttpContext } from '@adonisjs/core/http'
import { activePackage, checkPackageAccess } from '#app/exam/actions/check_access'
import { readPackageStates } from '#app/exam/actions/read_package_states'
import { packageStateRow } from '#app/exam/transformers/package_state'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

export default class AccessController {
  async active({ auth, labPlace: lab }: HttpContext) {
    const userId = signedIn(auth).id
    const { packageId, allowed } = await activePackage({ userId, lab }, clock.now())
    return { bolehAkses: allowed, paketId: packageId }
  }

  /** The learner's standing with each package on sale or to come. */
  async states({ auth, labPlace }: HttpContext) {
    const asker = { userId: signedIn(auth).id, labId: labPlace?.labId ?? null }
    const states = await readPackageStates(asker, clock.now())
    return { data: states.map(packageStateRow) }
  }

  async package({ auth, labPlace: lab, params }: HttpContext) {
    const asker = { userId: signedIn(auth).id, lab }
    const access = await checkPackageAccess(asker, params.paketId, clock.now())
    return {
      bolehAkses: access.allowed,
      pending: access.pending,
      alasan: access.reason,
      /** Only set when the learner just has to move to a lab. */
      ...(access.needsLab ? { butuhLab: true as const } : {}),
    }
  }
}
