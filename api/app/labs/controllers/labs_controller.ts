import type { HttpContext } from '@adonisjs/core/http'
import { findLab } from '#app/labs/actions/find_lab'
import { readSebConfiguration } from '#app/labs/actions/find_seb_configuration'
import { listLabs } from '#app/labs/actions/list_labs'
import { listSeatKeys } from '#app/labs/actions/list_seat_keys'
import { readSeats } from '#app/labs/actions/read_seats'
import { registerLab } from '#app/labs/actions/register_lab'
import { renameLab } from '#app/labs/actions/rename_lab'
import { revokeLab } from '#app/labs/actions/revoke_lab'
import { rotateKey } from '#app/labs/actions/rotate_key'
import { handedOutKey, labResource, listedLab } from '#app/labs/transformers/lab'
import { seatResource } from '#app/labs/transformers/seat'
import { seatKeyResource } from '#app/labs/transformers/seat_key'
import { sebConfigurationResource } from '#app/labs/transformers/seb_configuration'
import { forceValidator, labValidator } from '#app/labs/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

export default class LabsController {
  async index() {
    return { data: (await listLabs()).map(listedLab) }
  }

  async store({ auth, request, response }: HttpContext) {
    const { nama } = await request.validateUsing(labValidator)
    const registered = await registerLab(signedIn(auth), nama)
    response.status(201)
    return { message: 'Lab berhasil didaftarkan!', data: handedOutKey(registered) }
  }

  /** The lab, its seats, which of them have keys of their own, and its file for Safe Exam Browser. */
  async show({ params }: HttpContext) {
    const lab = await findLab(params.id)
    const seats = await readSeats(lab.id, clock.now())
    const keys = await listSeatKeys(lab.id)
    const seb = await readSebConfiguration(lab.id)
    return {
      data: {
        ...labResource(lab),
        kursi: seats.map(seatResource),
        kunciKursi: keys.map(seatKeyResource),
        seb: seb && sebConfigurationResource(seb),
      },
    }
  }

  async update({ auth, params, request }: HttpContext) {
    const { nama } = await request.validateUsing(labValidator)
    await renameLab(signedIn(auth), params.id, nama)
    return { message: 'Nama lab berhasil diperbarui!' }
  }

  async destroy({ auth, params, request }: HttpContext) {
    const admin = signedIn(auth)
    const { force = false } = await request.validateUsing(forceValidator, { data: request.qs() })
    await revokeLab(admin, params.id, force)
    return { message: 'Lab berhasil dicabut!' }
  }

  async rotateKey({ auth, params, request }: HttpContext) {
    const admin = signedIn(auth)
    const { force = false } = await request.validateUsing(forceValidator)
    const data = handedOutKey(await rotateKey(admin, params.id, force))
    return { message: 'Kunci lab berhasil diganti!', data }
  }
}
