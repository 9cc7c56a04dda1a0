import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createCourier, type CourierStatus } from '@/features/exam/engine/courier'
import { ApiError } from '@/lib/api/api-error'

const OFFLINE = new ApiError({ status: 0 })

/** A courier over a list of numbers; the test defines `send`. */
function setUp() {
  const left: number[] = []
  const statuses: CourierStatus[] = []
  const send = vi.fn((_batch: number[], _options: { keepalive: boolean }) => Promise.resolve('ok'))
  const refused = vi.fn()
  const stopped = vi.fn()
  const drop = (batch: number[]) => {
    for (const one of batch) left.splice(left.indexOf(one), 1)
  }
  const courier = createCourier<number[], string>({
    ready: () => Promise.resolve(),
    peek: () => (left.length > 0 ? [...left] : null),
    send,
    delivered: drop,
    refused(batch, error) {
      drop(batch)
      refused(batch, error)
    },
    stopped,
    statusChanged: (status) => statuses.push(status),
  })
  const add = (...numbers: number[]) => {
    left.push(...numbers)
    courier.nudge()
  }
  return { courier, add, left, send, refused, stopped, statuses }
}

/** A request that the test ends. */
function held() {
  let release: (answer: string) => void = () => undefined
  let fail: (error: unknown) => void = () => undefined
  const sending = new Promise<string>((resolve, reject) => {
    release = resolve
    fail = reject
  })
  return { sending, release: () => release('ok'), fail: (error: unknown) => fail(error) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  return () => vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('delivery', () => {
  test('the courier sends one batch at a time, and newer items with the next one', async () => {
    const { add, send, left } = setUp()
    const first = held()
    send.mockReturnValueOnce(first.sending)

    add(1)
    await settle()
    add(2)
    add(3)
    await settle()
    expect(send.mock.calls.map(([batch]) => batch)).toEqual([[1]])

    first.release()
    await settle()
    expect(send.mock.calls.map(([batch]) => batch)).toEqual([[1], [2, 3]])
    expect(left).toEqual([])
  })

  test('the courier waits until its items are stored', async () => {
    const stored = held()
    const send = vi.fn(() => Promise.resolve('ok'))
    let batch: string | null = 'answer'
    const courier = createCourier<string, string>({
      ready: () => stored.sending,
      peek: () => batch,
      send,
      delivered: () => (batch = null),
      refused: vi.fn(),
      stopped: vi.fn(),
      statusChanged: vi.fn(),
    })
    courier.nudge()
    await settle()
    expect(send).not.toHaveBeenCalled()

    stored.release()
    await settle()
    expect(send).toHaveBeenCalledOnce()
  })

  test('the courier collects items that can wait', async () => {
    const { courier, left, send } = setUp()
    left.push(1)
    courier.nudgeIn(1500)
    await vi.advanceTimersByTimeAsync(1000)
    left.push(2)
    courier.nudgeIn(1500)
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(500)
    expect(send.mock.calls.map(([batch]) => batch)).toEqual([[1, 2]])
  })
})

describe('without a network', () => {
  test('without a network the courier retries after 1, 2, 4 seconds, and reports that it waits', async () => {
    const { add, send, left, statuses } = setUp()
    send
      .mockRejectedValueOnce(OFFLINE)
      .mockRejectedValueOnce(OFFLINE)
      .mockRejectedValueOnce(OFFLINE)

    add(1)
    await settle()
    expect(statuses).toEqual(['sending', 'waiting'])
    for (const [wait, calls] of [
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
      [1, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait)
      expect(send).toHaveBeenCalledTimes(calls)
    }
    expect(left).toEqual([])
    expect(statuses[statuses.length - 1]).toBe('idle')
  })

  test('a new choice does not shorten the retry delay, and is sent with the next try', async () => {
    const { add, send } = setUp()
    send.mockRejectedValueOnce(OFFLINE)
    add(1)
    await settle()
    add(2)
    await settle()
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(send.mock.calls[1]?.[0]).toEqual([1, 2])
  })

  test('a flush tries at once and returns whether everything was delivered', async () => {
    const { courier, add, send } = setUp()
    send.mockRejectedValue(OFFLINE)
    add(1)
    await settle()
    await expect(courier.flush()).resolves.toBe(false)
    expect(send).toHaveBeenCalledTimes(2)

    send.mockResolvedValue('ok')
    await expect(courier.flush()).resolves.toBe(true)
  })

  test('a flush includes items added during an earlier batch', async () => {
    const { courier, add, left, send } = setUp()
    const first = held()
    send.mockReturnValueOnce(first.sending)
    add(1)
    await settle()
    left.push(2)
    const flushed = courier.flush()
    first.release()
    await expect(flushed).resolves.toBe(true)
    expect(left).toEqual([])
  })
})

describe('a refusal', () => {
  test('a refused batch is not retried, and later items are sent', async () => {
    const { add, send, refused, left } = setUp()
    send.mockRejectedValueOnce(new ApiError({ status: 409 }))
    add(1)
    await settle()
    add(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(refused).toHaveBeenCalledWith([1], expect.objectContaining({ status: 409 }))
    expect(send.mock.calls.map(([batch]) => batch)).toEqual([[1], [2]])
    expect(left).toEqual([])
  })
})

describe('an error that needs an action', () => {
  test('an error that needs an action stops delivery until the next nudge', async () => {
    const { add, courier, send, stopped, left, statuses } = setUp()
    send.mockRejectedValueOnce(new ApiError({ status: 401 }))
    add(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).toHaveBeenCalledTimes(1)
    expect(stopped).toHaveBeenCalledOnce()
    expect(left).toEqual([1])
    expect(statuses[statuses.length - 1]).toBe('stopped')

    courier.nudge()
    await settle()
    expect(left).toEqual([])
  })
})

describe('when the page closes', () => {
  test('a closing page sends unconfirmed items at once, with a request that outlives it', async () => {
    const { courier, add, send } = setUp()
    const first = held()
    send.mockReturnValueOnce(first.sending)
    add(1)
    await settle()

    void courier.sendLast()
    // In the same task, because the page may not get another one.
    expect(send.mock.calls[1]).toEqual([[1], { keepalive: true }])
  })

  test('a closing page sends nothing if everything was delivered', async () => {
    const { courier, send } = setUp()
    await courier.sendLast()
    expect(send).not.toHaveBeenCalled()
  })

  test('a closing page keeps everything after a failure', async () => {
    const { courier, left, send } = setUp()
    send.mockRejectedValueOnce(OFFLINE)
    left.push(1)
    await courier.sendLast()
    expect(left).toEqual([1])
  })
})

test('a closed courier sends nothing more', async () => {
  const { courier, add, send } = setUp()
  send.mockRejectedValueOnce(OFFLINE)
  add(1)
  await settle()
  void courier.close()
  await vi.advanceTimersByTimeAsync(60_000)
  await courier.sendLast()
  expect(send).toHaveBeenCalledTimes(1)
})

test('a courier closed while it waits for storage leaves the batch to the next page', async () => {
  const { courier, add, send, left } = setUp()
  add(1)
  void courier.close()
  await settle()
  expect(send).not.toHaveBeenCalled()
  expect(left).toEqual([1])
})
