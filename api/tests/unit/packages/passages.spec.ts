import { test } from '@japa/runner'
import fc from 'fast-check'
import { passageLines, setInLines, setPassageText } from '#contracts/passages'

const SENTENCE = 'Salt was once worth more than gold, and whole roads were built to carry it. '

test.group('A typed passage', () => {
  test('long paragraphs are broken between words, into lines of at most 72 characters', ({
    assert,
  }) => {
    const paragraphs = setInLines(`${SENTENCE.repeat(4)}\n${SENTENCE.repeat(3)}`)
    assert.lengthOf(paragraphs, 2)
    for (const line of paragraphs.flat()) assert.isAtMost(line.length, 72)
    assert.equal(paragraphs[0]?.join(' '), SENTENCE.repeat(4).trim())
    assert.equal(
      paragraphs[0]?.[0],
      'Salt was once worth more than gold, and whole roads were built to carry'
    )
  })

  test('lines that fit stay as they were typed, and empty ones end paragraphs', ({ assert }) => {
    assert.deepEqual(setInLines('First line\nsecond line\n\n\nthird line\n'), [
      ['First line', 'second line'],
      ['third line'],
    ])
  })

  test('lines that are too long are joined where empty ones separate paragraphs', ({ assert }) => {
    const line = 'word '.repeat(19).trim()
    const paragraphs = setInLines(`${line}\n${line}\n\n${line}`)
    assert.deepEqual(
      paragraphs.map((lines) => lines.join(' ')),
      [`${line} ${line}`, line]
    )
  })

  test('a word longer than a line is broken, also between characters of two units', ({
    assert,
  }) => {
    const lines = setInLines(`${'讀'.repeat(80)} ${'😀'.repeat(80)}`).flat()
    assert.equal(lines.join('').replaceAll(' ', ''), '讀'.repeat(80) + '😀'.repeat(80))
    for (const line of lines) assert.isTrue(line.isWellFormed())
  })

  test('setting a passage loses no word, and setting it again changes nothing', ({ assert }) => {
    const words = (text: string) => text.replaceAll(/\s+/g, '')
    const typed = fc
      .array(fc.oneof(fc.constantFrom('\n', '\n\n', ' ', SENTENCE), fc.string({ maxLength: 90 })))
      .map((parts) => parts.join('').trim())
    fc.assert(
      fc.property(typed, (text) => {
        const set = setPassageText(text)
        assert.equal(words(set), words(text))
        assert.equal(setPassageText(set), set)
        assert.deepEqual(passageLines(set), setInLines(text).flat())
      })
    )
  })
})
