import { test } from '@japa/runner'
import fc from 'fast-check'
import { printableText } from '#app/paper/typesetting/printable_text'
import { visualRuns } from '#app/paper/typesetting/text_runs'
import { NAMES } from '#tests/support/names'

/** Glyphs of all runs; 0 is the empty box for missing characters. */
function glyphIds(text: string): number[] {
  return visualRuns(text, 'regular').flatMap(({ text: run, typeface, rightToLeft }) =>
    typeface.font.layout(run, rightToLeft ? ['rtlm'] : []).glyphs.map(({ id }) => id)
  )
}

test.group('Printable text', () => {
  test('printable text keeps {$self} and has a glyph for every character')
    .with(NAMES)
    .run(({ assert }, name) => {
      assert.equal(printableText(name), name.normalize('NFC'))
      assert.notInclude(glyphIds(name), 0)
    })

  test('printable text turns {text} into {expected}')
    .with([
      { text: 'Đặng Thị Hằng 🎉', expected: 'Đặng Thị Hằng' },
      { text: 'Ana 👩🏽‍🚀 Maria', expected: 'Ana Maria' },
      { text: '👨‍👩‍👧🇮🇩❤️1️⃣', expected: '' },
      { text: 'Budi\u0000\u0007\u001b[31m', expected: 'Budi[31m' },
      { text: '  Budi \t\r\n Santoso\u00a0 ', expected: 'Budi Santoso' },
      { text: 'abc\u202Edef\u2066', expected: 'abcdef' },
      { text: 'Bu\u200Bdi\uFEFF\u00AD', expected: 'Budi' },
      { text: 'e\u0301lan', expected: 'élan' },
      { text: '\u0301\u0302Ana', expected: 'Ana' },
      { text: '\ud800Ana\udfff \ue000', expected: 'Ana' },
      { text: 'Ana \u{13000}\u{1F0A1}', expected: 'Ana' },
      { text: 'Paket® 100% “A” #1', expected: 'Paket® 100% “A” #1' },
    ])
    .run(({ assert }, { text, expected }) => {
      assert.equal(printableText(text), expected.normalize('NFC'))
    })

  test('printable text keeps four stacked marks', ({ assert }) => {
    const stacked = printableText(`Z${'\u0302\u0301'.repeat(50)}algo`)
    assert.equal(stacked, 'Ẑ\u0301\u0302\u0301\u0302algo')
  })

  test('printable text makes any input one line without a missing glyph, and does not change it again', ({
    assert,
  }) => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc
        .array(fc.constantFrom(...NAMES, '🎉', '\u0301', '\u200d', '12', '(', '.'))
        .map((all) => all.join(''))
    )
    fc.assert(
      fc.property(typed, (text) => {
        const printable = printableText(text)
        assert.notMatch(printable, /[\p{Cc}\p{Cs}\p{Co}]|^\s|\s$|\s\s/u)
        assert.equal(printableText(printable), printable)
        assert.notInclude(glyphIds(printable), 0)
      }),
      { numRuns: 500 }
    )
  })
})
