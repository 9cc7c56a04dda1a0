import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { closingFailures, readFailures } from './failures.mjs'

/**
 * @param {import('node:test').TestContext} context
 * @param {(folder: string) => unknown} report
 */
function failuresIn(context, report) {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-failures-'))
  context.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report(folder)))
  return readFailures(join(folder, 'report.json'))
}

test('failed unit tests are named, and a file that could not be imported', (context) => {
  const failures = failuresIn(context, () => ({
    testResults: [
      {
        assertionResults: [
          { status: 'failed', fullName: 'an answer is kept' },
          { status: 'passed', fullName: 'a timer ends' },
        ],
      },
      { status: 'failed', name: '/web/src/broken.test.ts', assertionResults: [] },
    ],
  }))
  assert.deepEqual(failures, [
    { title: 'an answer is kept', page: '' },
    { title: '/web/src/broken.test.ts', page: '' },
  ])
})

test("failed journeys are named, with the page's content", (context) => {
  const failures = failuresIn(context, (folder) => {
    const path = join(folder, 'error-context.md')
    writeFileSync(
      path,
      'Error\n```yaml\n- heading "Ujian"\n- button "Mulai"\n```\n```ts\ncode\n```'
    )
    const attachments = [{ name: 'screenshot' }, { name: 'error-context', path }]
    const failed = { title: 'begins', ok: false, tests: [{ results: [{ attachments }] }] }
    const passed = { title: 'ends', ok: true, tests: [] }
    const inner = { title: 'at 360 px', specs: [failed, passed] }
    return { suites: [{ title: 'exam.spec.ts', specs: [], suites: [inner] }] }
  })
  assert.deepEqual(failures, [
    {
      title: 'exam.spec.ts › at 360 px › begins',
      page: '    - heading "Ujian"\n    - button "Mulai"',
    },
  ])
})

test("a page's content that is longer than a screen is cut", (context) => {
  const [failure] = failuresIn(context, (folder) => {
    const path = join(folder, 'error-context.md')
    writeFileSync(path, `\`\`\`yaml\n${'- text\n'.repeat(500)}- end\n\`\`\``)
    const results = [{ attachments: [{ name: 'error-context', path }] }]
    return { suites: [{ title: 'a', specs: [{ title: 'b', ok: false, tests: [{ results }] }] }] }
  })
  assert.equal(failure?.page.split('\n').length, 61)
  assert.match(failure?.page ?? '', /…$/)
})

test('a missing report names no failures', () => {
  assert.deepEqual(readFailures('/no/such/report.json'), [])
})

test('failures are listed at the end', () => {
  const failures = [
    { title: 'first', page: '' },
    { title: 'second', page: '    - heading' },
  ]
  assert.equal(
    closingFailures([
      { step: 'units', failures },
      { step: 'lint', failures: [{ title: 'ended with code 1', page: '' }] },
    ]),
    '✗ units: first\n✗ units: second\n    - heading\n✗ lint: ended with code 1'
  )
})
