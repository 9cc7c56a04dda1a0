import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import { sentRow } from '#app/events/domain/board_changes'
import type { boardResource } from '#app/events/transformers/board'

type BoardResource = ReturnType<typeof boardResource>

const compress = promisify(gzip)
/**
 * Sends a board, compressed; 304 to a screen that has it already, but for time that runs.
 * @returns nothing: its type tells the client's generated types what is sent
 */
export async function sendBoard(
  { request, response }: HttpContext,
  board: BoardResource
): Promise<{ data: BoardResource }> {
  const { sekarang: _, peserta, ...heading } = board
  const etag = etagOf({ heading, rows: peserta.map((row) => sentRow(row).text) })
  response.vary('Accept-Encoding')
  response.header('ETag', etag)
  if (request.header('if-none-match') === etag) {
    response.status(304).send(null)
    return undefined as never
  }
  const json = JSON.stringify({ data: board })
  response.header('Content-Type', 'application/json; charset=utf-8')
  if (request.encoding(['gzip', 'identity']) !== 'gzip') response.send(json)
  else {
    response.header('Content-Encoding', 'gzip')
    response.send(await compress(json, { level: constants.Z_BEST_SPEED }))
  }
  return undefined as never
}

function etagOf(content: object): string {
  return `W/"${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}"`
}
