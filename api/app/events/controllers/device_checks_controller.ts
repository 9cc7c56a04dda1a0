import { randomBytes } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import {
  checkLearnersDevice,
  checkSeat,
  readEventChecks,
  readOwnCheck,
  type MeasuredDevice,
} from '#app/events/actions/check_device'
import { eventChecksResource, receiptResource } from '#app/events/transformers/device_checks'
import { deviceCheckValidator, seatCheckValidator } from '#app/events/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { Forbidden } from '#app/platform/errors/failures'
import { versionOf } from '#app/platform/installation/version'
import { clock } from '#app/platform/time/clock'
import { DEVICE_FUNCTIONS, LINE_SAMPLE_BYTES } from '#contracts/device_check'
import { REFUSAL } from '#contracts/refusals'

const SAMPLE = randomBytes(LINE_SAMPLE_BYTES)

/** 'Cek Perangkat': devices before an exam event. */
export default class DeviceChecksController {
  /** What a learner's device is checked for. */
  async show({ auth, params }: HttpContext) {
    const { packageBytes, last } = await readOwnCheck(signedIn(auth).id, params.id)
    return {
      sekarang: new Date(clock.now()).toISOString(),
      ukuranPaket: packageBytes,
      versi: versionOf(app.appRoot),
      tandaTerima: last && receiptResource(last),
    }
  }

  async store({ auth, labSeat, params, request, response }: HttpContext) {
    const now = clock.now()
    const sent = await request.validateUsing(deviceCheckValidator)
    const figures = {
      ...toFigures(sent, now),
      answered: sent.contoh,
      missing: DEVICE_FUNCTIONS.filter((name) => !sent.fungsi.includes(name)),
    }
    const where = { seat: labSeat, now }
    const receipt = await checkLearnersDevice(signedIn(auth).id, params.id, figures, where)
    response.status(201)
    return { message: 'Hasil cek perangkat tersimpan.', data: receiptResource(receipt) }
  }

  /** The check that a kiosk has made of its seat. */
  async storeSeat({ labSeat, request, response }: HttpContext) {
    // The route's middleware guarantees a seat; this check protects the write.
    if (!labSeat) throw new Forbidden('Alamat ini hanya untuk komputer lab.', REFUSAL.labOnly)
    const now = clock.now()
    const sent = await request.validateUsing(seatCheckValidator)
    const figures = { ...toFigures(sent, now), answered: null, missing: null }
    const receipt = await checkSeat(labSeat, figures, now)
    response.status(201)
    return { message: 'Hasil cek perangkat tersimpan.', data: receiptResource(receipt) }
  }

  /** The checks for an event, for its invigilators. */
  async index({ auth, params }: HttpContext) {
    return { data: eventChecksResource(await readEventChecks(signedIn(auth), params.id)) }
  }

  /** Bytes to measure the line with. */
  sample({ response }: HttpContext) {
    response.header('Content-Type', 'application/octet-stream')
    response.header('Cache-Control', 'no-store')
    response.send(SAMPLE)
  }
}

function toFigures(
  sent: Infer<typeof seatCheckValidator>,
  now: number
): Omit<MeasuredDevice, 'answered' | 'missing'> {
  return {
    sound: sent.suara,
    // Half of a round trip ago.
    clockOffsetMs: Date.parse(sent.jam) - (now - sent.perjalanan / 2),
    screen: { width: sent.layar.lebar, height: sent.layar.tinggi },
    bitsPerSecond: sent.kecepatan,
    version: sent.versi,
    freeBytes: sent.ruangKosong,
  }
}
