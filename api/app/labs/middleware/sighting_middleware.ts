import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { noticeSeat } from '#app/labs/actions/notice_seat'
import { clock } from '#app/platform/clock'

/** Keeps the invigilators' view of a lab up to date with who makes a kiosk's calls. */
export default class SightingMiddleware {
  async handle({ auth, labSeat, logger }: HttpContext, next: NextFn) {
    if (labSeat) {
      try {
        await noticeSeat(labSeat, auth.use('web').user?.id ?? null, clock.now())
      } catch (error) {
        // A learner's answer matters more than the view: the next call is noticed again.
        logger.error({ err: error, ...labSeat }, 'a seat could not be noticed')
      }
    }
    return next()
  }
}
