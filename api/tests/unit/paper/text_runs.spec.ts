import { test } from '@japa/runner'
import { visualRuns } from '#app/paper/typesetting/text_runs'

const texts = (line: string) =>
  visualRuns(line, 'regular').map(({ text, rightToLeft }) => (rightToLeft ? `<${text}>` : text))

test.group('Runs of a line', () => {
  test('the runs of {line}')
    .with([
      { line: 'Siti Nurhaliza', runs: ['Siti Nurhaliza'] },
      { line: 'محمد عبد الله', runs: ['<محمد عبد الله>'] },
      { line: 'Ali محمد', runs: ['Ali ', '<محمد>'] },
      { line: 'محمد Ali', runs: ['Ali', '<محمد >'] },
      { line: 'محمد 12', runs: ['12', '<محمد >'] },
      { line: '王小明-Budi', runs: ['王小明-', 'Budi'] },
      { line: '김민준 이서연', runs: ['김민준', ' ', '이서연'] },
      { line: '', runs: [] },
    ])
    .run(({ assert }, { line, runs }) => {
      assert.deepEqual(texts(line), runs)
    })

  test('runs of a line join Arabic letters: no glyph of a word has the isolated form', ({
    assert,
  }) => {
    const [run] = visualRuns('محمد', 'regular')
    const font = run?.typeface.font
    const isolated = Array.from('محمد', (letter) => font?.layout(letter, ['rtlm']).glyphs[0]?.id)
    const joined = font?.layout('محمد', ['rtlm']).glyphs.map(({ id }) => id) ?? []
    assert.isNotEmpty(joined)
    for (const id of joined) assert.notInclude(isolated, id)
  })

  test('runs of a line order right-to-left glyphs from the last letter to the first', ({
    assert,
  }) => {
    const [run] = visualRuns('אבג', 'regular')
    const glyphs = run?.typeface.font.layout('אבג', ['rtlm']).glyphs ?? []
    const letters = glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
    assert.deepEqual(letters, ['ג', 'ב', 'א'])
  })

  test('runs of a line contain every character once, also in ligatures and reordered syllables', ({
    assert,
  }) => {
    for (const name of ['Effie', 'श्रीकृष्ण', 'ꦥꦿꦧꦮꦺꦴ', 'الله', 'น้ำ', 'ស្រី']) {
      const codePoints = visualRuns(name, 'regular').flatMap(({ text, typeface, rightToLeft }) =>
        typeface.font
          .layout(text, rightToLeft ? ['rtlm'] : [])
          .glyphs.flatMap((glyph) => glyph.codePoints)
      )
      const expected = Array.from(name, (character) => character.codePointAt(0) ?? 0)
      assert.sameMembers(codePoints, expected)
      assert.lengthOf(codePoints, expected.length)
    }
  })
})
