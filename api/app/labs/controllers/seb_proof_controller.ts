import type { HttpContext } from '@adonisjs/core/http'
import { findLab } from '#app/labs/actions/find_lab'
import { proveSeb } from '#app/labs/http/prove_seb'
import { proofTokenOf } from '#app/labs/http/seb_proof'
import { sebProofValidator } from '#app/labs/validators'

/** Where a learner's login proves its Safe Exam Browser. */
export default class SebProofController {
  /** The token for the page's address, and the lab that this login is in already. */
  async show(ctx: HttpContext) {
    const lab = ctx.labPlace && (await findLab(ctx.labPlace.labId))
    return { data: { bukti: proofTokenOf(ctx), lab: lab && lab.name } }
  }

  async store(ctx: HttpContext) {
    const { alamat, kunciKonfigurasi, kunciUjian } =
      await ctx.request.validateUsing(sebProofValidator)
    const lab = await proveSeb(ctx, {
      address: alamat,
      configKey: kunciKonfigurasi,
      examKey: kunciUjian ?? null,
    })
    return {
      message: `Komputer ini dikenali sebagai komputer ${lab.name}.`,
      data: { lab: lab.name },
    }
  }
}
