import type { HttpContext } from '@adonisjs/core/http'
import { updatePackage } from '#app/packages/actions/update_package'
import { updatePackageValidator } from '#app/packages/validators'

export default class UpdatePackageController {
  async handle({ auth, params, request }: HttpContext) {
    const input = await request.validateUsing(updatePackageValidator)
    await updatePackage(auth.use('web').getUserOrFail(), Number(params.id), input)
    return { message: 'Paket soal berhasil diperbarui!' }
  }
}
