import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Person } from '../academy/academy.js'
import { savesOf } from '../academy/saving.js'
import { failureText, figure, quantile } from '../figures.js'
import { failuresOf, run, type Call, type Load } from '../load/load.js'
import { signIn } from '../load/sign_in.js'
import { MeasuredServer } from '../server/measured_server.js'
import type { AcademyPart } from './part.js'

const ADMIN = { identifier: 'admin@demo.test', password: 'demo-12345' }
const WEB = fileURLToPath(new URL('../../../web', import.meta.url))
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const SEATS = 500
const SECONDS = 20
/** Each page sends a pulse every nine seconds in the mean, and an answer every forty. */
const PULSES_PER_SECOND = SEATS / 9
const SAVES_PER_SECOND = SEATS / 40

/** Rises, so that no save is an old one. */
let round = 0

/** What `web/bench/board.bench.ts` writes: milliseconds between frames. */
interface Frames {
  timesSlower: number
  frames: number[]
}

/** A board of 500 learners who work: its stream, the server's CPU time, and the frames of the page that shows it. */
export const board: AcademyPart = {
  name: 'board',
  async run(academy, report) {
    const add = (what: string, value: string) =>
      report.add(`board of ${SEATS} learners`, what, value, academy.database)
    const server = await MeasuredServer.start(academy.environment)
    const people = academy.learners.slice(-SEATS)
    const staff = await signIn(server.port, ADMIN)
    const event = await openEvent(server.port, staff, academy.packageId, people)

    const alone = await measured(server, people)
    const stream = watch(server.port, staff, event)
    await wait(2_000)
    const first = stream.bytes
    const watched = await measured(server, people)
    const seen = stream.bytes - first
    stream.close()
    const ofCore = (cpuMs: number) => `${figure(cpuMs / (SECONDS * 10))} %`
    add('of a core, without a board', ofCore(alone.cpuMs))
    add('of a core, while one is watched', ofCore(watched.cpuMs) + failureText(watched.failures))
    add('whole board, compressed', `${figure(first / 1000)} kB`)
    add('its stream, compressed', `${figure(seen / SECONDS / 1000)} kB/s`)
    if (academy.database === 'SQLite') {
      for (const { timesSlower, frames } of await framesOf(server, staff, event, people)) {
        add(
          `frames, ${timesSlower === 1 ? 'full speed' : `${timesSlower} times slower`}`,
          `p50 ${figure(quantile(frames, 0.5))} · p99 ${figure(quantile(frames, 0.99))} · longest ${figure(Math.max(...frames))} ms`
        )
      }
    }
    await server.stop()
  },
}

/** An event that has started, in which all of these learners sit. @returns its path */
async function openEvent(
  port: number,
  staff: Record<string, string>,
  packageId: number,
  people: readonly Person[]
): Promise<string> {
  const call = async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { ...staff, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const { users } = await call<{ users: { id: number; nohp: string }[] }>(
    'GET',
    '/admin/user?limit=-1'
  )
  const numbers = new Set(people.map(({ nohp }) => nohp))
  const { id } = await call<{ id: number }>('POST', '/admin/jadwal', {
    nama: 'Ujian dengan 500 peserta',
    paketId: packageId,
    kelas: [],
    peserta: users.filter(({ nohp }) => numbers.has(nohp)).map((user) => user.id),
    pengawas: [],
    labId: null,
    mulai: new Date(Date.now() + 600_000).toISOString(),
    caraMulai: 'pengawas',
    batasMulai: 60,
    toleransi: 60,
    istirahat: 10,
    pakaiToken: false,
    gantiToken: 15,
  })
  const path = `/admin/jadwal/${id}`
  await call('POST', `${path}/jadwalkan`)
  await call('POST', `${path}/mulai`)
  const starts = people.map(({ headers }): Call => {
    return { method: 'PUT', path: '/soal/timers', headers, json: `{"paketId":${packageId}}` }
  })
  const clients = starts.map((start) => ({ calls: [start] }))
  const begun = await run({ port, clients, perSecond: 100, calls: starts.length })
  if (failuresOf(begun) > 0) throw new Error('learners could not start')
  return path
}

/** The pulses and saves of a room that works, at once. */
function roomAtWork(port: number, people: readonly Person[], seconds: number): Load[] {
  const pulses = people.map(({ headers }, at) => ({
    calls: [0, 1, 2, 3].map((turn): Call => {
      const baterai = 90 - ((at + turn) % 60)
      const json = JSON.stringify({ belumTerkirim: turn % 2, page: 7, terlihat: true, baterai })
      return { method: 'POST', path: '/soal/denyut', headers, json }
    }),
  }))
  const saves = people.map((person) => ({ calls: savesOf(person), firstSeq: (round += 1) * 1_000 }))
  const at = (clients: Load['clients'], perSecond: number): Load => ({
    port,
    clients,
    perSecond,
    calls: Math.round(perSecond * seconds),
  })
  return [at(pulses, PULSES_PER_SECOND), at(saves, SAVES_PER_SECOND)]
}

async function measured(server: MeasuredServer, people: readonly Person[]) {
  await server.reset()
  const outcomes = await Promise.all(roomAtWork(server.port, people, SECONDS).map(run))
  const { cpuMs } = await server.read()
  return { cpuMs, failures: Object.assign({}, ...outcomes.map((one) => one.failures)) }
}

/** An open stream of a board, as a browser has it, with the bytes that came over the line. */
function watch(port: number, staff: Record<string, string>, path: string) {
  const stream = { bytes: 0, close: () => void request.destroy() }
  const headers = { ...staff, accept: 'text/event-stream', 'accept-encoding': 'gzip' }
  const request = get(`http://127.0.0.1:${port}/api${path}/aliran`, { headers }, (response) => {
    response.on('data', (chunk: Buffer) => (stream.bytes += chunk.length))
  })
  request.on('error', (error) => {
    if (!request.destroyed) throw error
  })
  return stream
}

/** The frames of the page that shows the board, while the room works. */
async function framesOf(
  server: MeasuredServer,
  staff: Record<string, string>,
  path: string,
  people: readonly Person[]
): Promise<Frames[]> {
  if (!existsSync(CHROMIUM)) {
    console.error(`The board's frames are left out: CHROMIUM_PATH names no browser.`)
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'lulus-bench-board-'))
  const file = join(folder, 'frames.json')
  try {
    const work = new AbortController()
    const load = (async () => {
      while (!work.signal.aborted) await Promise.all(roomAtWork(server.port, people, 5).map(run))
    })()
    const bench = spawn('npx', ['playwright', 'test', '--config', 'bench/board.config.ts'], {
      cwd: WEB,
      env: {
        ...process.env,
        CHROMIUM_PATH: CHROMIUM,
        BENCH_ORIGIN: `http://127.0.0.1:${server.port}`,
        BENCH_COOKIES: staff.cookie,
        BENCH_PAGE: path,
        BENCH_SEATS: String(SEATS),
        BENCH_REPORT: file,
      },
      stdio: ['ignore', process.stderr, process.stderr],
      shell: process.platform === 'win32',
    })
    const [code] = (await once(bench, 'exit')) as [number | null]
    work.abort()
    await load
    if (code !== 0) throw new Error(`the board's bench ended with ${code}`)
    return JSON.parse(readFileSync(file, 'utf8')) as Frames[]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
