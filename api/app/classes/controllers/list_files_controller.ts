import type { HttpContext } from '@adonisjs/core/http'
import { readListFile, WORKBOOK_MISSING } from '#app/classes/http/read_list_file'
import { readFile } from '#app/classes/transformers/classes'
import { worksheetValidator } from '#app/classes/validators'
import { listTemplate } from '#app/classes/workbook/template'
import { sendPaper } from '#app/paper/http/send_paper'
import { InvalidInput } from '#app/platform/errors/failures'

/** Lists of learners as Excel files. */
export default class ListFilesController {
  /** The list in a file, as text that can be edited and checked. Nothing is stored. */
  async read({ request }: HttpContext) {
    const { lembar } = await request.validateUsing(worksheetValidator)
    const file = request.file('berkas')
    if (!file) {
      throw new InvalidInput(WORKBOOK_MISSING, [{ field: 'berkas', msg: WORKBOOK_MISSING }])
    }
    return { data: readFile(await readListFile(file, lembar ?? null)) }
  }

  template(ctx: HttpContext) {
    return sendPaper(ctx, { name: 'template-peserta', type: 'xlsx' }, listTemplate())
  }
}
