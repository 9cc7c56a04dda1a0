import assert from 'node:assert/strict'
import { test } from 'node:test'
import { run } from './command.mjs'

/**
 * @param {string} script
 * @param {number} [timeoutMs]
 */
function node(script, timeoutMs) {
  return run([process.execPath, '-e', script], { cwd: '.', env: process.env, timeoutMs })
}

test('a command returns its output and how it ended', async () => {
  const result = await node('console.log("one"); console.error("two"); process.exitCode = 3')
  assert.equal(result.code, 3)
  assert.equal(result.timedOut, false)
  assert.deepEqual(result.output.trim().split('\n').sort(), ['one', 'two'])
})

test('a command is rejected when the program does not exist', async () => {
  await assert.rejects(run(['no-such-program-here'], { cwd: '.', env: process.env }), {
    code: 'ENOENT',
  })
})

test('a command ends after its time limit, with its children', async () => {
  // The child keeps the output open: run() returns only after it has ended too.
  const parent = `
    require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
    setInterval(() => {}, 1000)`
  const result = await node(parent, 500)
  assert.equal(result.timedOut, true)
  assert.notEqual(result.code, 0)
})
