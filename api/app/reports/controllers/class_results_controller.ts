import type { HttpContext } from '@adonisjs/core/http'
import { signedIn } from '#app/platform/access/signed_in'
import { noteResults } from '#app/reports/actions/note_results'
import { printResults } from '#app/reports/actions/print_results'
import { listSubjects } from '#app/reports/actions/list_subjects'
import {
  readClassResults,
  readClassWithPackages,
  type Results,
} from '#app/reports/actions/read_results'
import { sendResults } from '#app/reports/http/send_results'
import { shownClass, shownResults, subjects } from '#app/reports/transformers/results'
import { classResultsValidator } from '#app/reports/validators'
import { resultsWorkbook } from '#app/reports/workbooks/results_workbook'
import { clock } from '#app/platform/time/clock'
import { NotFound } from '#app/platform/errors/failures'

/** Results of a class: of one package, by default the one that was begun last. */
export default class ClassResultsController {
  async subjects() {
    return { data: subjects(await listSubjects()) }
  }

  async show(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(classResultsValidator, { data: ctx.request.qs() })
    const { chosen, results, packageId } = await read(ctx, query)
    return {
      data: {
        kelas: shownClass(chosen),
        /** Null before the first attempt. */
        paketId: packageId,
        hasil: results && shownResults(results),
      },
    }
  }

  async excel(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(classResultsValidator, { data: ctx.request.qs() })
    const results = await readSat(ctx, query)
    const content = resultsWorkbook(results, query.peringkat ?? false)
    await send(ctx, 'xlsx', content, results)
  }

  async pdf(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(classResultsValidator, { data: ctx.request.qs() })
    const results = await readSat(ctx, query)
    const content = await printResults(results, query.peringkat ?? false)
    await send(ctx, 'pdf', content, results)
  }
}

interface Query {
  paket?: number | undefined
}

async function read({ params }: HttpContext, { paket }: Query) {
  const chosen = await readClassWithPackages(params.id)
  const packageId = paket ?? chosen.packages[0]?.id ?? null
  const results = packageId === null ? null : await readClassResults(chosen, packageId, clock.now())
  return { chosen, results, packageId }
}

async function readSat(ctx: HttpContext, query: Query) {
  const { results } = await read(ctx, query)
  if (!results) throw new NotFound('Kelas ini belum memiliki hasil.')
  return results
}

async function send(
  ctx: HttpContext,
  type: 'xlsx' | 'pdf',
  content: Buffer,
  results: Results
): Promise<void> {
  const [user, id] = [signedIn(ctx.auth), ctx.params.id]
  await noteResults(user, { type: 'class', id }, results, type)
  sendResults(ctx, type, content, results, { classId: id })
}
