import type { HttpContext } from '@adonisjs/core/http'
import { planCards, type CardOrder, type CardPlan } from '#app/classes/actions/plan_cards'
import { printCards } from '#app/classes/actions/print_cards'
import { cardOrderValidator } from '#app/classes/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { describeError } from '#app/platform/errors/describe_error'
import { sendJsonStream } from '#app/platform/server/send_json_stream'

/** The parts of the streamed response. */
interface CardAnswer {
  kartu: number
  /** New passwords. */
  password: number
  /** Learners without a password whose cards have to wait for another print. */
  sisa: number
  /** The number of passwords made, repeatedly. */
  kemajuan: number[]
  /** The PDF as base64, on success: the only place with the passwords. */
  pdf?: string
  /** Otherwise the error's message; then no account was changed. */
  galat?: string
}

export default class CardsController {
  /**
   * The cards of a class with new passwords. Early refusals are ordinary responses; then the response is a stream,
   * because making passwords takes time.
   */
  async store(ctx: HttpContext): Promise<CardAnswer> {
    const input = await ctx.request.validateUsing(cardOrderValidator)
    const order: CardOrder = {
      choice: input.siapa,
      chosen: input.peserta ?? [],
      replacesUnproven: input.gantiBelumTerbukti ?? true,
      mustChange: input.wajibGanti ?? true,
    }
    const plan = await planCards(ctx.params.id, order)
    return sendJsonStream(ctx, jsonOf(ctx, plan, order))
  }
}

async function* jsonOf(ctx: HttpContext, plan: CardPlan, order: CardOrder): AsyncGenerator<string> {
  const { learners, left } = plan
  const fresh = learners.filter(({ isNew }) => isNew).length
  yield `{"kartu":${learners.length},"password":${fresh},"sisa":${left},"kemajuan":[0`
  try {
    const printing = printCards(signedIn(ctx.auth), plan, order)
    let step = await printing.next()
    while (!step.done) {
      yield `,${step.value}`
      // The client has disconnected and would not get the passwords: the print is cancelled.
      if (ctx.response.response.destroyed) return
      step = await printing.next()
    }
    yield `],"pdf":"${step.value.toString('base64')}"}`
  } catch (error) {
    // The status is sent already.
    const { status, message } = describeError(error)
    if (status >= 500) ctx.logger.error({ err: error }, 'login cards could not be printed')
    yield `],"galat":${JSON.stringify(message)}}`
  }
}
