import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { only } from '#app/platform/uploads/stored_content'

const TEXT = 'a recording in the object storage'

test.group('A part of a file of the object storage', () => {
  test('a part of a stored object is what the range names: {start} to {end}')
    .with([
      { start: 0, end: 0 },
      { start: 0, end: TEXT.length - 1 },
      { start: 3, end: 11 },
      { start: TEXT.length - 1, end: TEXT.length - 1 },
    ])
    .run(async ({ assert }, { start, end }) => {
      for (const size of [1, 5, TEXT.length]) {
        const pieces = TEXT.match(new RegExp(`.{1,${size}}`, 'g')) ?? []
        const whole = Readable.from(pieces.map((piece) => Buffer.from(piece)))
        const part = await buffer(whole.pipe(only({ start, end })))
        assert.equal(part.toString(), TEXT.slice(start, end + 1), `in pieces of ${size}`)
      }
    })
})
