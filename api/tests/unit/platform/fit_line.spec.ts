import { test } from '@japa/runner'
import fc from 'fast-check'
import { fitLine } from '#app/platform/log/fit_line'

const MOST = 4096
const lineOf = (entries: object) => `${JSON.stringify(entries)}\n`

test.group('A line of a log', () => {
  test('a log line stays as it is while it fits', ({ assert }) => {
    const line = lineOf({ level: 30, msg: 'x'.repeat(4000) })
    assert.equal(fitLine(line, MOST), line)
  })

  test('a log line loses the ends of long texts, and states its original length', ({ assert }) => {
    const entries = { level: 30, msg: 'refused', requestId: 'x'.repeat(14_000), userId: 7 }
    const fitted = JSON.parse(fitLine(lineOf(entries), MOST))
    assert.deepEqual(fitted, {
      ...entries,
      requestId: 'x'.repeat(300),
      shortenedFrom: Buffer.byteLength(lineOf(entries)),
    })
  })

  test('a log line keeps its identifying fields when nothing else fits', ({ assert }) => {
    const many = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [at, 'y'.repeat(900)]))
    const line = lineOf({ level: 50, time: 1, name: 'lulus', msg: 'failed', ...many })
    const fitted = fitLine(line, MOST)
    assert.isAtMost(Buffer.byteLength(fitted), MOST)
    assert.containSubset(JSON.parse(fitted), { level: 50, time: 1, name: 'lulus', msg: 'failed' })
  })

  test('a log line is one line of JSON within its bytes, for any contents', ({ assert }) => {
    const anyText = fc
      .tuple(fc.string({ unit: 'binary', minLength: 1 }), fc.nat(1_000))
      .map(([text, times]) => text.repeat(times))
    const anyLine = fc.oneof(
      fc.object({ maxDepth: 6, values: [anyText] }).map(lineOf),
      anyText.map((text) => `${text}\n`)
    )
    fc.assert(
      fc.property(anyLine, (line) => {
        const fitted = fitLine(line, MOST)
        if (fitted === line) return
        assert.isAtMost(Buffer.byteLength(fitted), MOST)
        assert.equal(fitted.indexOf('\n'), fitted.length - 1)
        assert.isObject(JSON.parse(fitted))
      }),
      { numRuns: 30 }
    )
  })
})
