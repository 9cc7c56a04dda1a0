import type { HttpContext } from '@adonisjs/core/http'
import { readAnalysis } from '#app/items/actions/read_analysis'
import { shownAnalysis } from '#app/items/transformers/analysis'
import { analysisWorkbook } from '#app/items/workbooks/analysis_workbook'
import { noteKeysOpened } from '#app/packages/actions/note_keys_opened'
import { sendPaper } from '#app/paper/http/send_paper'
import { signedIn } from '#app/platform/access/signed_in'
import { fileNameText } from '#app/platform/uploads/file_names'

/** What finished attempts say about a package's items, with the keys. */
export default class AnalysisController {
  async show(ctx: HttpContext) {
    return shownAnalysis(await this.#read(ctx))
  }

  async excel(ctx: HttpContext) {
    const analysis = await this.#read(ctx)
    const name = `Analisis Soal ${fileNameText(analysis.pkg.name)}`.trim()
    return sendPaper(ctx, { name, type: 'xlsx' }, analysisWorkbook(analysis))
  }

  async #read({ auth, params }: HttpContext) {
    const analysis = await readAnalysis(params.paketId)
    if (analysis.analysis) await noteKeysOpened(signedIn(auth), analysis.pkg, 'analisis')
    return analysis
  }
}
