import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { run } from '../command.mjs'
import { measured, readCpuSeconds } from './usage.mjs'

/** @param {import('node:test').TestContext} context */
function usageFile(context) {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-usage-'))
  context.after(() => rmSync(folder, { recursive: true }))
  return join(folder, 'usage')
}

const POSIX = process.platform !== 'win32'

test(
  'the usage of a command and the processes below it is counted, and its exit code passed on',
  { skip: !POSIX },
  async (context) => {
    const file = usageFile(context)
    // Works until the kernel has counted that much, however long that takes.
    const busy =
      'for (let used = 0; used < 200_000; used = process.cpuUsage().user) for (let i = 0; i < 1e6; i++);'
    const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); process.exit(3)`
    const { code, output } = await run(measured([process.execPath, '-e', parent], file), {
      cwd: '.',
      env: process.env,
    })
    assert.equal(code, 3, output)
    assert.ok((readCpuSeconds(file) ?? 0) >= 0.2, String(readCpuSeconds(file)))
  }
)

test('usage adds minutes and seconds of user and system time', (context) => {
  const file = usageFile(context)
  writeFileSync(file, '0m0.010000s 0m0.020000s\n1m2.500000s 0m0.250000s\n')
  assert.equal(readCpuSeconds(file), 62.75)
})

test("the usage of a killed command can't be read", (context) => {
  const file = usageFile(context)
  assert.equal(readCpuSeconds(file), null)
  writeFileSync(file, '')
  assert.equal(readCpuSeconds(file), null)
})
