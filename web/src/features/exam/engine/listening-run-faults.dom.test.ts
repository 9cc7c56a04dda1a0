import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AudioBatch } from '@/features/exam/model/exam-record'
import { openRun, PAUSES } from '@/features/exam/testing/listening-run-fixture'
import { fakeApi } from '@/testing/fake-api'

/** Seconds of each recording. */
const LENGTH = 20
const CHUNK = 4

type Fault =
  | { kind: 'listen' | 'pause' | 'offline'; seconds: number }
  | { kind: 'stop' | 'reload' | 'die' | 'takeOver' }

const faults = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('listen' as const),
        seconds: fc.integer({ min: 1, max: 40 }),
      }),
    },
    fc.record({
      kind: fc.constantFrom('pause' as const, 'offline' as const),
      seconds: fc.integer({ min: 1, max: 90 }),
    }),
    fc.record({
      kind: fc.constantFrom(
        'stop' as const,
        'reload' as const,
        'die' as const,
        'takeOver' as const
      ),
    })
  ),
  { maxLength: 16 }
)

interface Heard {
  page: number
  from: number
  to: number
  /** When it ended, in seconds of the fake clock. */
  at: number
}

/** Sits the session through the faults and then to its end. */
async function sit(given: readonly Fault[]) {
  const server: Record<string, number> = {}
  let isOnline = true
  const api = fakeApi()
  api.on('POST', '/soal/simpan-audio', ({ body }) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    const { audio, positions } = body as AudioBatch
    for (const page of audio) server[page] ??= 0
    for (const [page, seconds] of Object.entries(positions)) {
      server[page] = Math.max(server[page] ?? 0, seconds)
    }
    return { body: { message: '' } }
  })
  const fetchFile = () =>
    isOnline ? Promise.resolve(new Blob(['sound'])) : Promise.reject(new TypeError('Failed'))
  const heard: Heard[] = []
  let repeatable = 0
  const options = {
    fetchFile,
    directions: { speak: () => undefined, stop: () => undefined },
    show: () => undefined,
  }
  let page = openRun({ ...options, heard: {} })

  const now = () => performance.now() / 1000
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  /** Plays what plays, for as long as it does, and lets the time pass. */
  async function listen(seconds: number) {
    for (let left = seconds; left > 0; left -= CHUNK) {
      const { audio, player, run } = page
      if (run.store.getState().step === 'held') run.press()
      if (run.store.getState().step === 'over') return
      const { page: current } = player.store.getState()
      if (audio.isPlaying && current !== null) {
        const from = audio.currentTime
        const to = Math.min(from + CHUNK, LENGTH)
        await pass(to - from)
        audio.hearTo(to)
        heard.push({ page: current, from, to, at: now() })
        await pass(0)
      } else await pass(1)
    }
  }
  async function open(isOther: boolean) {
    const record = isOther ? undefined : page.keeper.current()
    page = openRun({ ...options, heard: { ...server }, ...(record && { record }) })
    page.run.resume()
    await pass(0)
  }
  async function leave() {
    page.run.hold()
    page.player.close()
    await pass(1)
  }

  page.run.resume()
  page.run.press()
  await pass(0)
  for (const fault of given) {
    if (fault.kind === 'listen') await listen(fault.seconds)
    else if (fault.kind === 'pause') {
      page.run.hold()
      await pass(fault.seconds)
      page.run.resume()
      await pass(0)
    } else if (fault.kind === 'offline') {
      isOnline = false
      await listen(fault.seconds)
      // A weak line comes back while nothing was skipped.
      isOnline = true
      page.log.courier.nudge()
      await pass(1)
    } else if (fault.kind === 'stop') {
      page.audio.pause()
      await pass(0)
    } else if (fault.kind === 'reload') {
      await leave()
      await open(false)
    } else {
      // A page that dies reports nothing before another device has gone on.
      isOnline = fault.kind === 'takeOver'
      await leave()
      // Another device can't know what the server doesn't.
      for (const one of PAUSES.keys()) {
        const reached = Math.max(0, ...heard.filter((it) => it.page === one).map(({ to }) => to))
        repeatable += reached - (server[one] ?? 0)
      }
      isOnline = true
      await open(true)
    }
  }
  for (let tries = 0; tries < 200 && page.run.store.getState().step !== 'over'; tries += 1) {
    await listen(10)
  }
  const isOver = page.run.store.getState().step === 'over'
  await leave()
  return { heard, isOver, repeatable }
}

beforeEach(() => {
  vi.useFakeTimers()
  let urls = 0
  URL.createObjectURL = () => `blob:${(urls += 1)}`
  URL.revokeObjectURL = vi.fn()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => vi.useRealTimers()
})

test('whatever happens, each recording is heard whole and in order, nothing twice but what a dead page had not reported, and each question has its time', async () => {
  await fc.assert(
    fc.asyncProperty(faults, async (given) => {
      const { heard, isOver, repeatable } = await sit(given)
      expect(isOver).toBe(true)
      const pages = [...PAUSES.keys()]
      expect([...new Set(heard.map(({ page }) => page))]).toEqual(pages)
      let total = 0
      for (const [at, page] of pages.entries()) {
        const parts = heard.filter((one) => one.page === page)
        let reached = 0
        for (const { from, to } of parts) {
          // Nothing between was skipped.
          expect(from).toBeLessThanOrEqual(reached + 0.01)
          reached = Math.max(reached, to)
          total += to - from
        }
        expect(reached).toBe(LENGTH)
        const next = heard.find((one) => one.page === pages[at + 1])
        const last = parts.at(-1)
        if (next && last) {
          expect(next.at - (next.to - next.from) - last.at).toBeGreaterThanOrEqual(
            (PAUSES.get(page) ?? 0) - 0.3
          )
        }
      }
      expect(total).toBeLessThanOrEqual(LENGTH * pages.length + repeatable)
    }),
    { numRuns: 60 }
  )
})
