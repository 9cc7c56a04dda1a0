import sharp from 'sharp'
import { learnersWhoSit, savesOf } from '../academy/saving.js'
import { failureText, figure, latencyText } from '../figures.js'
import { run, type Call } from '../load/load.js'
import { visit } from '../load/sign_in.js'
import { MeasuredServer } from '../server/measured_server.js'
import { TIMES_SAVES } from '../server/served_saves.js'
import type { AcademyPart } from './part.js'

const SECONDS = 10
const CERTIFICATES = 30
const PROOFS = 10
const LOGINS = 20
const SAVES = 50
const BOUNDARY = 'bench-boundary'

/** Heavy work beside the saves: whether it blocks the event loop for them. */
export const mixedLoad: AcademyPart = {
  name: 'mixed',
  async run(academy, report) {
    const server = await MeasuredServer.start({ ...academy.environment, [TIMES_SAVES]: '1' })
    const { port } = server
    const seated = await learnersWhoSit(academy, port, Math.min(200, academy.learners.length))
    const certificates = academy.graduates.slice(0, CERTIFICATES * SECONDS)
    const payers = academy.graduates.slice(0, PROOFS * SECONDS)
    const accounts = academy.accounts.slice(0, LOGINS * SECONDS)
    const visitor = await visit(port)
    const form = proofForm(academy.packageId, await screenshot())
    const saving = (calls: number) => {
      academy.nextSeq += calls
      return run({
        port,
        clients: seated.map((person) => ({ calls: savesOf(person), firstSeq: academy.nextSeq })),
        perSecond: SAVES,
        calls,
      })
    }
    await saving(SAVES)
    await server.reset()

    const each = (calls: Call[], perSecond: number) =>
      run({
        port,
        clients: calls.map((call) => ({ calls: [call] })),
        perSecond,
        calls: calls.length,
      })
    const [printed, uploaded, signedIn, saved] = await Promise.all([
      each(
        certificates.map(({ headers, resultId }) => ({
          method: 'GET',
          path: `/users/certificate/${resultId}`,
          headers,
        })),
        CERTIFICATES
      ),
      each(
        payers.map(({ headers }) => ({
          method: 'POST',
          path: '/payment/upload',
          headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
          base64: form.toString('base64'),
        })),
        PROOFS
      ),
      each(
        accounts.map((account, at) => ({
          method: 'POST',
          path: '/users/login',
          headers: { ...visitor, 'x-forwarded-for': `10.200.${at >> 8}.${at & 255}` },
          json: JSON.stringify(account),
        })),
        LOGINS
      ),
      saving(SAVES * SECONDS),
    ])
    const { delay, cpuMs, served } = await server.read()
    if (served?.count !== saved.latencies.length)
      throw new Error(`${served?.count} of ${saved.latencies.length} saves were timed`)
    const add = (what: string, value: string) =>
      report.add('mixed load', what, value, academy.database)
    add(
      'event loop late',
      `p50 ${figure(delay.p50)} · p99 ${figure(delay.p99)} · max ${figure(delay.max)} ms`
    )
    add(`${SAVES} saves a second`, latencyText(saved.latencies) + failureText(saved.failures))
    add(
      'the same saves, within the server',
      `p50 ${figure(served.p50)} · p99 ${figure(served.p99)} ms`
    )
    add(
      `${CERTIFICATES} certificates a second`,
      latencyText(printed.latencies) + failureText(printed.failures)
    )
    add(
      `${PROOFS} proofs a second`,
      latencyText(uploaded.latencies) + failureText(uploaded.failures)
    )
    add(
      `${LOGINS} logins a second`,
      latencyText(signedIn.latencies) + failureText(signedIn.failures)
    )
    add('processors', `${(cpuMs / 1000 / printed.seconds).toFixed(1)} cores of the server's`)
    await server.stop()
  },
}

/** A phone's screenshot of a transfer, as most proofs are. */
async function screenshot(): Promise<Buffer> {
  const lines = Array.from(
    { length: 40 },
    (_, n) =>
      `<text x="60" y="${120 + n * 50}" font-size="34">Transfer QRIS Rp 20.000 nomor ${n * 7919}</text>`
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="2340">
    <rect width="1080" height="2340" fill="#f4f7fb"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}

function proofForm(packageId: number, picture: Buffer): Buffer {
  const part = (disposition: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  return Buffer.concat([
    Buffer.from(`${part('name="paket_soal_id"')}\r\n${packageId}\r\n`),
    Buffer.from(`${part('name="bukti"; filename="bukti.jpg"')}Content-Type: image/jpeg\r\n\r\n`),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
}
