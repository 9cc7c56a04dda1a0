import type { HttpContext } from '@adonisjs/core/http'
import { confirmLines } from '#app/payments/actions/confirm_lines'
import { listStatements, matchStatement } from '#app/payments/actions/match_statement'
import { storeStatement } from '#app/payments/actions/store_statement'
import { readStatementFile } from '#app/payments/http/read_statement_file'
import {
  confirmedPair,
  listedStatement,
  matchedStatement,
} from '#app/payments/transformers/statement'
import { confirmLinesValidator, uploadStatementValidator } from '#app/payments/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { InvalidInput } from '#app/platform/errors/failures'
import { STATEMENT_MISSING } from '#contracts/statements'

/** Statements of the academy's account, matched with the payments that wait. */
export default class StatementsController {
  async index() {
    return { data: (await listStatements()).map(listedStatement) }
  }

  /** Stores a statement, or asks which of its columns is what. */
  async store({ auth, request, response }: HttpContext) {
    const { waktu, jumlah, jam, jenis, keterangan } =
      await request.validateUsing(uploadStatementValidator)
    const file = request.file('berkas')
    if (!file) {
      throw new InvalidInput(STATEMENT_MISSING, [{ field: 'berkas', msg: STATEMENT_MISSING }])
    }
    const chosen =
      waktu === undefined || jumlah === undefined
        ? null
        : { waktu, jumlah, jam: jam ?? null, jenis: jenis ?? null, keterangan: keterangan ?? null }
    const outcome = await storeStatement(signedIn(auth), await readStatementFile(file), chosen)
    if ('question' in outcome) {
      const { headings, samples, guess } = outcome.question
      return { data: null, tanya: { judul: headings, contoh: samples, tebakan: guess } }
    }
    const { id, added, known } = outcome.stored
    response.status(added === 0 ? 200 : 201)
    return { data: { id, baru: added, sudahAda: known }, tanya: null }
  }

  async show({ params }: HttpContext) {
    return { data: matchedStatement(await matchStatement(params.id)) }
  }

  async confirm({ auth, params, request }: HttpContext) {
    const { pasangan } = await request.validateUsing(confirmLinesValidator)
    const pairs = pasangan.map(({ baris, pembayaran }) => ({
      lineId: baris,
      paymentId: pembayaran,
    }))
    const done = await confirmLines(signedIn(auth), params.id, pairs)
    const confirmed = done.filter(({ outcome }) => outcome === 'dikonfirmasi').length
    return {
      message: `${confirmed} dari ${done.length} pembayaran dikonfirmasi.`,
      hasil: done.map(confirmedPair),
    }
  }
}
