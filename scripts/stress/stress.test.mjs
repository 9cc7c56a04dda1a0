import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { descendantsOf, freezeAtRandom } from './freeze.mjs'
import { chosen, FROZEN_MS, nextPause, seeded } from './random.mjs'
import { targetOf } from './target.mjs'

const pauses = (/** @type {number} */ seed) => {
  const random = seeded(seed)
  return Array.from({ length: 200 }, () => nextPause(random))
}

test('a stress seed repeats its pauses, another has others', () => {
  assert.deepEqual(pauses(7), pauses(7))
  assert.notDeepEqual(pauses(7), pauses(8))
  for (const { forMs } of pauses(7))
    assert.ok(forMs >= FROZEN_MS.least && forMs <= FROZEN_MS.most, String(forMs))
})

test('a stress pause stops all processes, or any one of them', () => {
  const processes = ['a', 'b', 'c']
  const sets = new Set(pauses(7).map(({ which }) => chosen(processes, which).join('')))
  assert.deepEqual([...sets].sort(), ['a', 'abc', 'b', 'c'])
  assert.deepEqual(chosen([], 0.9), [])
})

test(
  'paused children resume, and all of them run at the end',
  { skip: process.platform !== 'linux' },
  async (context) => {
    const inner = "setInterval(() => {}, 1000); console.log('up')"
    const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' })`
    const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(parent.stdout, 'data')
    const [child = 0] = descendantsOf(Number(parent.pid))
    context.after(() => process.kill(child, 'SIGKILL'))
    const state = () => /\) (\S)/.exec(readFileSync(`/proc/${child}/stat`, 'utf8'))?.[1]

    // Each is waited for, however late it comes.
    const until = async (/** @type {(now?: string) => boolean} */ is) => {
      while (!is(state())) await sleep(5)
    }
    const end = freezeAtRandom(Number(parent.pid), seeded(1))
    await until((now) => now === 'T')
    await until((now) => now !== 'T')
    await until((now) => now === 'T')
    assert.ok(end() >= 2)
    await until((now) => now !== 'T')
  }
)

test('a stress target means a step, or one test file with its runner', () => {
  const files = [
    'api/tests/functional/exam/save_answers.spec.ts',
    'web/src/app/routes.test.tsx',
    'web/src/app/routes.tsx',
    'web/e2e/exam-event.spec.ts',
    'web/e2e/exam-screen.spec.ts',
  ]
  const argsOf = (/** @type {string} */ part) => {
    const { step } = targetOf(part, files)
    return [step.id, ...(step.report?.args('r.json') ?? []).filter((one) => !one.startsWith('--'))]
  }
  assert.deepEqual(argsOf('save_answers'), ['functional-sqlite', 'save_answers'])
  assert.deepEqual(argsOf('routes'), ['web', 'src/app/routes.test.tsx'])
  assert.deepEqual(argsOf('exam-event'), ['journeys', 'e2e/exam-event.spec.ts'])
  assert.equal(targetOf('unit', files).step.id, 'unit')
  assert.throws(() => targetOf('web/e2e/exam', files), /several files/)
  assert.throws(() => targetOf('nothing', files), /no test file and no step/)
})
