import { test } from '@japa/runner'
import { chosenRange } from '#app/platform/uploads/byte_range'

const SIZE = 100
const ETAG = '"audio/a.mp3"'
const rangeOf = (range?: string, ifRange?: string, size = SIZE) =>
  chosenRange({ range, ifRange }, size, ETAG)

test.group('The part of a file that is sent', () => {
  test('a byte range is what one range asks for, as far as the file goes', ({ assert }) => {
    assert.deepEqual(rangeOf('bytes=0-9'), { start: 0, end: 9 })
    assert.deepEqual(rangeOf('bytes=40-'), { start: 40, end: 99 })
    assert.deepEqual(rangeOf('bytes=99-99'), { start: 99, end: 99 })
    assert.deepEqual(rangeOf('bytes=90-500'), { start: 90, end: 99 })
  })

  test('the whole file is sent when no single readable range is asked for', ({ assert }) => {
    const ranges = [
      undefined,
      '',
      'bytes=-5',
      'bytes=9-3',
      'bytes=0-1,5-9',
      'lines=1-2',
      'bytes=x-',
    ]
    for (const range of ranges) assert.isNull(rangeOf(range), range)
  })

  test('a byte range that begins at the end or after it is not satisfiable', ({ assert }) => {
    assert.equal(rangeOf('bytes=100-'), 'outside')
    assert.equal(rangeOf('bytes=0-', undefined, 0), 'outside')
  })

  test('a byte range is of the version that the client has, or the whole file is sent', ({
    assert,
  }) => {
    assert.deepEqual(rangeOf('bytes=5-9', ETAG), { start: 5, end: 9 })
    assert.isNull(rangeOf('bytes=5-9', '"audio/b.mp3"'))
    assert.isNull(rangeOf('bytes=5-9', 'Sun, 22 Nov 2026 00:00:00 GMT'))
  })
})
