import { test } from '@japa/runner'
import fc from 'fast-check'
import { readWrittenSentence, sanitiseSentence } from '#app/packages/domain/written_sentence'

test.group('Written sentence', () => {
  test('a written sentence keeps four underlined parts and names them in order', ({ assert }) => {
    const html =
      '<u>In</u> July two astronauts <u>became</u> the first <u>to land</u> on the <u>surface</u>.'
    assert.deepEqual(readWrittenSentence(html), {
      html,
      parts: ['In', 'became', 'to land', 'surface'],
    })
  })

  test('a written sentence escapes text and returns the parts as plain text', ({ assert }) => {
    const sentence = readWrittenSentence('<u>A & B</u> <u>x &lt; y</u> <u>"q"</u> <u>&amp;lt;</u>')
    assert.equal(sentence?.html, '<u>A &amp; B</u> <u>x &lt; y</u> <u>"q"</u> <u>&amp;lt;</u>')
    assert.deepEqual(sentence?.parts, ['A & B', 'x < y', '"q"', '&lt;'])
  })

  test('a written sentence loses everything but the underlines')
    .with([
      { hostile: '<u onclick="steal()">a</u>', safe: '<u>a</u>' },
      { hostile: '<U style="x">a</U>', safe: '<u>a</u>' },
      { hostile: 'a<script>steal()</script>b', safe: 'ab' },
      { hostile: '<style>u{display:none}</style><b>a</b>', safe: 'a' },
      { hostile: '<img src=x onerror=steal()>a', safe: 'a' },
      { hostile: '<svg><u>a</u></svg>', safe: '<u>a</u>' },
      { hostile: '<a href="javascript:steal()">a</a>', safe: 'a' },
      { hostile: '<!-- <u>hidden</u> -->a', safe: 'a' },
      { hostile: '<u>a', safe: '<u>a</u>' },
      { hostile: ' a&nbsp;\n\t b ', safe: 'a b' },
      { hostile: '<scr<script></script>ipt>steal()', safe: 'ipt&gt;steal()' },
    ])
    .run(({ assert }, { hostile, safe }) => assert.equal(sanitiseSentence(hostile), safe))

  test('a written sentence accepts only four separate underlined parts with text')
    .with([
      'no part at all',
      '<u>a</u> <u>b</u> <u>c</u>',
      '<u>a</u> <u>b</u> <u>c</u> <u>d</u> <u>e</u>',
      '<u>a</u> <u>b</u> <u>c</u> <u></u>',
      '<u>a</u> <u>b</u> <u>c</u> <u> &nbsp; </u>',
      '<u>a <u>b</u></u> <u>c</u> <u>d</u>',
      '<u><u>a</u></u> <u>b</u> <u>c</u> <u>d</u>',
    ])
    .run(({ assert }, html) => assert.isNull(readWrittenSentence(html)))

  test('a written sentence leaves no other tag, for any input', ({ assert }) => {
    const fragment = fc.constantFrom(
      '<u>',
      '</u>',
      '<',
      '>',
      '&',
      '&lt;',
      '<b ',
      '<script>',
      '"',
      '/',
      '<!--',
      '-->',
      'a',
      ' '
    )
    const input = fc.oneof(
      fc.string(),
      fc.array(fragment).map((parts) => parts.join(''))
    )

    fc.assert(
      fc.property(input, (html) => {
        const safe = sanitiseSentence(html)
        assert.notMatch(safe.replace(/<\/?u>/g, ''), /[<>]/)
        assert.equal(sanitiseSentence(safe), safe)
      }),
      { numRuns: 1000 }
    )
  })
})
