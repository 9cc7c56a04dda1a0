import type { HttpContext } from '@adonisjs/core/http'
import { findPayable } from '#app/payments/actions/find_payable'
import { applyPromo, createPromo, endPromo, listPromos } from '#app/payments/actions/promos'
import { wantedOf } from '#app/payments/http/wanted_product'
import { listedPromo } from '#app/payments/transformers/promo'
import { createPromoValidator, quotePromoValidator } from '#app/payments/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { InvalidInput } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { DAYS_REVERSED } from '#contracts/lists'

/** Promo codes: admins make and end them, learners ask what one takes off. */
export default class PromosController {
  async index() {
    const now = clock.now()
    return { data: (await listPromos(now)).map((one) => listedPromo(one, now)) }
  }

  async store({ auth, request, response }: HttpContext) {
    const input = await request.validateUsing(createPromoValidator)
    const { mulai: from = null, sampai: last = null } = input
    if (from !== null && last !== null && from > last) {
      throw new InvalidInput(DAYS_REVERSED, [{ field: 'sampai', msg: DAYS_REVERSED }])
    }
    const { id } = await createPromo(signedIn(auth), {
      code: input.kode,
      kind: input.satuan,
      value: input.nilai,
      packageId: input.paketId ?? null,
      validFrom: from,
      lastDay: last,
      maxUses: input.maksimal ?? null,
      maxPerLearner: input.maksimalPerPeserta ?? null,
    })
    response.status(201)
    return { message: 'Kode promo berhasil dibuat.', data: { id } }
  }

  async end({ auth, params }: HttpContext) {
    await endPromo(signedIn(auth), params.id)
    return { message: 'Kode promo berhasil diakhiri.' }
  }

  /** What a code would take off, for the learner who asks; it is judged again when it is paid with. */
  async quote({ auth, request }: HttpContext) {
    const { paketId, bundelId, kodePromo } = await request.validateUsing(quotePromoValidator)
    const userId = signedIn(auth).id
    const product = await findPayable(userId, wantedOf(paketId, bundelId))
    const { packageId, bundleId, price } = product
    const { code, discount } = await applyPromo(kodePromo, { userId, packageId, bundleId, price })
    return { data: { kode: code, harga: price, potongan: discount, bayar: price - discount } }
  }
}
