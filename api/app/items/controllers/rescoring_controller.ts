import type { HttpContext } from '@adonisjs/core/http'
import { readRescoring } from '#app/items/actions/read_rescoring'
import { rescorePackage } from '#app/items/actions/rescore_package'
import { undoRescoring } from '#app/items/actions/undo_rescoring'
import { changedResult, shownOutcome, shownRescoring } from '#app/items/transformers/rescoring'
import { rescoreValidator, undoRescoringValidator } from '#app/items/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { arrivalOf } from '#app/platform/time/arrivals'
import { clock } from '#app/platform/time/clock'

/** Corrected keys of a package that was sat already. */
export default class RescoringController {
  async show({ params }: HttpContext) {
    return { data: shownRescoring(await readRescoring(params.paketId)) }
  }

  async store({ auth, params, request }: HttpContext) {
    const { periksa, alasan, koreksi, terakhir } = await request.validateUsing(rescoreValidator)
    const corrections = koreksi.map(({ page, kunci }) => ({
      page,
      accepted: kunci ?? ('all' as const),
    }))
    const outcome = await rescorePackage(
      signedIn(auth),
      params.paketId,
      {
        corrections,
        reason: alasan ?? '',
        isTrial: periksa ?? false,
        basis: { arrivedAt: arrivalOf(request.request), seen: terakhir },
      },
      clock.now()
    )
    return shownOutcome(outcome)
  }

  async undo({ auth, params, request }: HttpContext) {
    const { alasan, terakhir } = await request.validateUsing(undoRescoringValidator)
    const basis = { arrivedAt: arrivalOf(request.request), seen: terakhir }
    const changed = await undoRescoring(
      signedIn(auth),
      params.paketId,
      { reason: alasan, basis },
      clock.now()
    )
    return { berubah: changed.map(changedResult) }
  }
}
