import { spawnSync } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { watchFailures } from './last-resort.ts'

function watched() {
  const process = Object.assign(new EventEmitter(), {
    stdout: new EventEmitter(),
    stderr: new EventEmitter(),
  })
  let now = 1_000_000
  const rules = { now: () => now, log: vi.fn(), record: vi.fn(), restart: vi.fn() }
  watchFailures(process, rules)
  const fail = (reason: unknown) => process.emit('uncaughtException', reason)
  return { process, fail, ...rules, pass: (ms: number) => (now += ms) }
}

test('a single failure is logged and reported, and the kiosk goes on', () => {
  const { process, fail, log, record, restart } = watched()
  const error = Object.assign(new Error('081200000001 broke it'), { code: 'EPIPE' })
  fail(error)
  process.emit('unhandledRejection', 'text')
  expect(log.mock.calls).toEqual([[error], ['text']])
  expect(record.mock.calls).toEqual([['Error EPIPE'], ['string']])
  expect(restart).not.toHaveBeenCalled()
})

test('a kiosk that keeps failing restarts, once', () => {
  const { fail, restart } = watched()
  for (let count = 0; count < 9; count += 1) fail(new RangeError('x'))
  expect(restart).toHaveBeenCalledTimes(1)
})

test('failures far apart do not add up to a restart', () => {
  const { fail, restart, pass } = watched()
  for (let count = 0; count < 20; count += 1) {
    fail(new Error('x'))
    pass(15_000)
  }
  expect(restart).not.toHaveBeenCalled()
})

test('a failing log does not stop the restart', () => {
  const { fail, log, record, restart } = watched()
  log.mockImplementation(() => {
    throw new Error('EPIPE')
  })
  record.mockImplementation(() => {
    throw new Error('no kiosk')
  })
  for (let count = 0; count < 5; count += 1) fail(new Error('x'))
  expect(restart).toHaveBeenCalledTimes(1)
})

test('a real process survives failures of any kind and a closed output', () => {
  const script = `
    import { watchFailures } from './src/main/incidents/last-resort.ts'
    import { createServer } from 'node:http'
    watchFailures(process, { now: Date.now, log: (reason) => console.error(String(reason)),
      record: () => undefined, restart: () => process.exit(9) })
    setTimeout(() => { throw new Error('thrown') }, 1)
    void Promise.reject(new Error('rejected'))
    process.stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
    setTimeout(() => createServer().emit('error', new Error('emitted')), 1)
    setTimeout(() => process.exit(7), 300)`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect(stderr).toContain('thrown')
  expect(stderr).toContain('rejected')
  expect(stderr).toContain('emitted')
  expect(status).toBe(7)
})
