import { expect, test } from 'vitest'
import { IncidentLog } from './incident-log.ts'

const NOW = Date.parse('2027-01-15T08:00:00.000Z')

test('the incident log keeps incidents in order until they are taken', () => {
  const log = new IncidentLog()
  log.record('focus_lost', '', NOW)
  log.record('key_denied', 'Alt+F4', NOW + 5)
  expect(log.take()).toEqual({
    incidents: [
      { kind: 'focus_lost', detail: '', at: '2027-01-15T08:00:00.000Z', count: 1 },
      { kind: 'key_denied', detail: 'Alt+F4', at: '2027-01-15T08:00:00.005Z', count: 1 },
    ],
    dropped: 0,
  })
  expect(log.take().incidents).toEqual([])
})

test('the incident log merges only repeats within ten seconds', () => {
  const log = new IncidentLog()
  for (let press = 0; press < 100; press += 1) log.record('key_denied', 'F5', NOW + press * 30)
  log.record('key_denied', 'F12', NOW + 3000)
  log.record('key_denied', 'F5', NOW + 10_000)
  expect(log.take().incidents.map(({ detail, count }) => [detail, count])).toEqual([
    ['F5', 100],
    ['F12', 1],
    ['F5', 1],
  ])
})

test('the incident log drops the oldest incidents when it is full, and counts them', () => {
  const log = new IncidentLog()
  for (let at = 0; at < 250; at += 1) log.record('request_denied', `host ${at}`, NOW)
  const { incidents, dropped } = log.take()
  expect([incidents.length, incidents[0]?.detail, dropped]).toEqual([200, 'host 50', 50])
})

test('undelivered incidents come first in the next batch', () => {
  const log = new IncidentLog()
  log.record('slept', '', NOW)
  const taken = log.take()
  log.record('woke', '', NOW + 60_000)
  log.putBack({ ...taken, dropped: 2 })
  const { incidents, dropped } = log.take()
  expect([incidents.map(({ kind }) => kind), dropped]).toEqual([['slept', 'woke'], 2])
})

test('long incident details are truncated', () => {
  const log = new IncidentLog()
  log.record('navigation_denied', 'x'.repeat(10_000), NOW)
  expect(log.take().incidents[0]?.detail).toHaveLength(200)
})
