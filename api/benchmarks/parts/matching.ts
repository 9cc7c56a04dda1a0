import { openAcademy } from '../academy/academy.js'
import type { Database } from '../academy/databases.js'
import { fillLists, fillWaiting } from '../academy/long_lists.js'
import { figure, spread } from '../figures.js'
import { signIn } from '../load/sign_in.js'
import type { Report } from '../report.js'
import { MeasuredServer } from '../server/measured_server.js'

/** Of the academy; each has paid once in the last year. */
const LEARNERS = 20_000
const LINES = 1_000
/** Statements, one after the other, of other texts: a line that is known isn't stored again. */
const ROUNDS = 10
/** Pairs that one call confirms at most. */
const AT_ONCE = 100
const ADMIN = { identifier: 'admin@demo.test', password: 'demo-12345' }
const COLUMNS = { waktu: '0', jam: '1', keterangan: '2', jumlah: '3' }
const WIB_MS = 7 * 60 * 60 * 1000

/** A statement of a thousand lines, each of which one of a thousand waiting payments fits: read, matched and confirmed. */
export async function measureMatching(database: Database, report: Report): Promise<void> {
  const academy = await openAcademy(database, { learners: 0, graduates: 0, accounts: 0 })
  try {
    await fillLists(academy, { learners: LEARNERS, results: LEARNERS })
    const waiting = await fillWaiting(academy, LINES)
    const server = await MeasuredServer.start(academy.environment)
    const headers = await signIn(server.port, ADMIN)
    const call = async (path: string, body?: FormData | object) => {
      const begun = performance.now()
      const isJson = body !== undefined && !(body instanceof FormData)
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/admin/mutasi${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(isJson ? { 'content-type': 'application/json' } : {}) },
        ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
      })
      const read = (await answer.json()) as { data: Matched }
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(read)}`)
      return { ms: performance.now() - begun, data: read.data }
    }
    const [stored, matched]: number[][] = [[], []]
    let last: Matched | undefined
    for (let round = 0; round < ROUNDS; round++) {
      const upload = await call('', formOf(waiting, round))
      const shown = await call(`/${upload.data.id}`)
      if (shown.data.jumlah.cocok !== LINES) throw new Error(JSON.stringify(shown.data.jumlah))
      stored?.push(upload.ms)
      matched?.push(shown.ms)
      last = shown.data
    }
    const add = (what: string, value: string) => report.add('a statement', what, value, database)
    add(`${figure(LINES)} lines read and stored`, `${spread(stored ?? [])} ms`)
    add('all of them matched', `${spread(matched ?? [])} ms`)
    const pairs = (last?.baris ?? []).map(({ id, pembayaran }) => ({
      baris: id,
      pembayaran: pembayaran[0]?.id,
    }))
    const begun = performance.now()
    for (let at = 0; at < pairs.length; at += AT_ONCE) {
      await call(`/${last?.id}/konfirmasi`, { pasangan: pairs.slice(at, at + AT_ONCE) })
    }
    add('all of them confirmed', `${figure((performance.now() - begun) / 1000)} s`)
    await server.stop()
  } finally {
    await academy.remove()
  }
}

interface Matched {
  id: number
  jumlah: { cocok: number }
  baris: { id: number; pembayaran: { id: number }[] }[]
}

/** The upload of a statement in which every payment has its line. */
function formOf(waiting: readonly { at: number; amount: number }[], round: number): FormData {
  const lines = waiting.map(({ at, amount }) => {
    const wib = new Date(at + WIB_MS).toISOString()
    return `${wib.slice(0, 10)},${wib.slice(11, 19)},QRIS ${round},${amount}`
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(COLUMNS)) form.set(name, value)
  const text = ['Tanggal,Jam,Keterangan,Nominal', ...lines].join('\n')
  form.set('berkas', new File([text], `mutasi ${round}.csv`, { type: 'text/csv' }))
  return form
}
