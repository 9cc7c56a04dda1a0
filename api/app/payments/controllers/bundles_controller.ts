import type { HttpContext } from '@adonisjs/core/http'
import { createBundle, endBundle, listBundles, offeredBundles } from '#app/payments/actions/bundles'
import { listedBundle, offeredBundle } from '#app/payments/transformers/bundle'
import { createBundleValidator } from '#app/payments/validators'
import { signedIn } from '#app/platform/access/signed_in'

/** Bundles: admins make and end them, learners see those on sale. */
export default class BundlesController {
  async index() {
    return { data: (await listBundles()).map(listedBundle) }
  }

  async store({ auth, request, response }: HttpContext) {
    const { nama, harga, paket } = await request.validateUsing(createBundleValidator)
    const { id } = await createBundle(signedIn(auth), {
      name: nama,
      price: harga,
      packageIds: paket,
    })
    response.status(201)
    return { message: 'Paket bundel berhasil dibuat.', data: { id } }
  }

  async end({ auth, params }: HttpContext) {
    await endBundle(signedIn(auth), params.id)
    return { message: 'Paket bundel berhasil diakhiri.' }
  }

  /** Those on sale, for the learner who asks. */
  async offered({ auth }: HttpContext) {
    return { data: (await offeredBundles(signedIn(auth).id)).map(offeredBundle) }
  }
}
