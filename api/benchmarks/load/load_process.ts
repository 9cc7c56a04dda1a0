/**
 * The clients, in a process of their own: each has one connection, like a browser. With a rate, requests leave on
 * schedule whether or not earlier ones came back, and latencies count from the moment a request was due; without one
 * each client sends its next request as soon as the last is answered.
 */
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Call, Load, Outcome } from './load.js'

process.once('message', async (load: Load) => {
  const outcome: Outcome = { latencies: [], failures: {}, seconds: 0 }
  const begun = performance.now()
  if (load.perSecond === undefined) await asFastAsAnswered(load, outcome)
  else await onSchedule(load, load.perSecond, outcome)
  outcome.seconds = (performance.now() - begun) / 1000
  process.send?.(outcome, () => process.exit(0))
})

async function asFastAsAnswered({ port, clients, seconds = 0 }: Load, outcome: Outcome) {
  const end = performance.now() + seconds * 1000
  await Promise.all(
    clients.map(async ({ calls, firstSeq = 0 }) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let round = 0; performance.now() < end; round++) {
        const call = calls[round % calls.length] as Call
        await send(port, agent, call, firstSeq + round, performance.now(), outcome)
      }
      agent.destroy()
    })
  )
}

async function onSchedule(load: Load, perSecond: number, outcome: Outcome) {
  const { port, clients, calls, oneByOne } = load
  const agents = clients.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
  const underWay: Promise<void>[] = []
  const begun = performance.now()
  for (let n = 0; n < (calls ?? 0); n++) {
    const due = begun + (n * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await delay(early)
    const each = Math.ceil((calls ?? 0) / clients.length)
    const [at, round] = oneByOne
      ? [Math.floor(n / each), n % each]
      : [n % clients.length, Math.floor(n / clients.length)]
    const { calls: own, firstSeq = 0 } = clients[at] as Load['clients'][number]
    const call = own[round % own.length] as Call
    underWay.push(send(port, agents[at] as Agent, call, firstSeq + round, due, outcome))
  }
  await Promise.all(underWay)
  for (const agent of agents) agent.destroy()
}

/** Sends a call and notes how long after `due` its answer was complete. */
function send(
  port: number,
  agent: Agent,
  { method, path, headers, json, base64 }: Call,
  seq: number,
  due: number,
  outcome: Outcome
): Promise<void> {
  const body = base64
    ? Buffer.from(base64, 'base64')
    : json === undefined
      ? undefined
      : Buffer.from(json.replaceAll('$seq', String(seq)))
  return new Promise((resolve) => {
    const finish = (result: string) => {
      outcome.latencies.push(performance.now() - due)
      if (result !== 'ok') outcome.failures[result] = (outcome.failures[result] ?? 0) + 1
      resolve()
    }
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path: `/api${path}`,
        headers: {
          ...headers,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(body ? { 'content-length': body.length } : {}),
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => {
          const status = response.statusCode ?? 0
          finish(status >= 200 && status < 300 ? 'ok' : String(status))
        })
        response.on('error', () => finish('cut off'))
      }
    )
    call.on('error', ({ message }) => finish(message))
    call.end(body)
  })
}
