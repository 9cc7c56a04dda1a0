import type { HttpContext } from '@adonisjs/core/http'
import { signedIn } from '#app/platform/access/signed_in'
import { noteResults } from '#app/reports/actions/note_results'
import { printResults } from '#app/reports/actions/print_results'
import { classesOfEvent } from '#app/reports/actions/list_subjects'
import { readEventResults, type Results } from '#app/reports/actions/read_results'
import { sendResults } from '#app/reports/http/send_results'
import { shownResults } from '#app/reports/transformers/results'
import { eventResultsValidator } from '#app/reports/validators'
import { resultsWorkbook } from '#app/reports/workbooks/results_workbook'
import { clock } from '#app/platform/time/clock'
import { NotFound } from '#app/platform/errors/failures'

/** Results of an exam event, of all its learners or of those of one of its classes. */
export default class EventResultsController {
  async show(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(eventResultsValidator, { data: ctx.request.qs() })
    const { classes, classId, results } = await read(ctx, query)
    return {
      data: {
        kelas: classes.map(({ id, name }) => ({ id, nama: name })),
        /** Null for all learners. */
        kelasId: classId,
        hasil: shownResults(results),
      },
    }
  }

  async excel(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(eventResultsValidator, { data: ctx.request.qs() })
    const { results } = await read(ctx, query)
    const content = resultsWorkbook(results, query.peringkat ?? false)
    await send(ctx, 'xlsx', content, results)
  }

  async pdf(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(eventResultsValidator, { data: ctx.request.qs() })
    const { results } = await read(ctx, query)
    const content = await printResults(results, query.peringkat ?? false)
    await send(ctx, 'pdf', content, results)
  }
}

async function read({ params }: HttpContext, { kelas }: { kelas?: number | undefined }) {
  const id = params.id
  const classes = await classesOfEvent(id)
  const chosen = kelas === undefined ? null : classes.find((one) => one.id === kelas)
  if (chosen === undefined) throw new NotFound('Kelas tidak ditemukan.')
  const results = await readEventResults(id, chosen, clock.now())
  return { classes, classId: chosen?.id ?? null, results }
}

async function send(
  ctx: HttpContext,
  type: 'xlsx' | 'pdf',
  content: Buffer,
  results: Results
): Promise<void> {
  const [user, id] = [signedIn(ctx.auth), ctx.params.id]
  await noteResults(user, { type: 'event', id }, results, type)
  sendResults(ctx, type, content, results, { eventId: id })
}
