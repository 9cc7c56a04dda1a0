import type { HttpContext } from '@adonisjs/core/http'
import { createPackage } from '#app/packages/actions/create_package'
import { createPackageValidator } from '#app/packages/validators'

export default class CreatePackageController {
  async handle({ auth, request, response }: HttpContext) {
    const input = await request.validateUsing(createPackageValidator)
    const { id } = await createPackage(auth.use('web').getUserOrFail(), input)
    response.status(201)
    return { message: 'Paket soal berhasil ditambahkan!', data: { id } }
  }
}
