import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readMemory, remember, unsteadyTable } from './unsteady.mjs'

test('unsteady journeys are recorded for the last run of each step', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-unsteady-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'test', 'unsteady.json')
  assert.deepEqual(readMemory(file), {})
  remember(file, { journeys: ['begins'], 'kiosk-journeys': ['ends'] })
  remember(file, { journeys: [] })
  assert.deepEqual(readMemory(file), { journeys: [], 'kiosk-journeys': ['ends'] })
})

test('unsteady journeys are listed with the trace', () => {
  const journey = { title: 'exam.spec.ts › begins', error: 'Error: late', trace: '/traces/a.zip' }
  const table = unsteadyTable([
    { step: 'browser journeys', journeys: [journey] },
    { step: 'kiosk journeys', journeys: [] },
  ])
  assert.match(table, /~ browser journeys: exam\.spec\.ts › begins\n.*late\n.*\/traces\/a\.zip$/)
  assert.equal(unsteadyTable([{ step: 'browser journeys', journeys: [] }]), '')
})
