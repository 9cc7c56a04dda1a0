import { test } from '@japa/runner'
import fc from 'fast-check'
import { fitLines, stackLines } from '#app/paper/typesetting/fit_lines'

/** A font whose characters are half as wide as the size. */
const widthOf = (text: string) => text.length / 2
const room = { width: 200, sizes: { wanted: 40, oneLine: 20, twoLines: 10 } }

test.group('Fitting a text', () => {
  test('a fitted text: {text}')
    .with([
      { text: 'Ana', lines: ['Ana'], size: 40 },
      { text: 'Anastasia Putri', lines: ['Anastasia Putri'], size: 400 / 15 },
      { text: 'Anastasia Putri Wulandari', lines: ['Anastasia', 'Putri Wulandari'], size: 20 },
      { text: 'A'.repeat(60), lines: ['A'.repeat(30), 'A'.repeat(30)], size: 400 / 30 },
    ])
    .run(({ assert }, { text, lines, size }) => {
      assert.deepEqual(fitLines(text, room, widthOf), { lines, size })
    })

  test('a fitted text breaks inside a word only when breaks between words are not enough', ({
    assert,
  }) => {
    const { lines } = fitLines(`A ${'B'.repeat(50)}`, room, widthOf)
    assert.deepEqual(lines, [`A ${'B'.repeat(24)}`, 'B'.repeat(26)])
  })

  test('a text that does not fit is cut and reported', ({ assert }) => {
    const { lines, size } = fitLines('Ana '.repeat(2500), room, widthOf)
    assert.isTrue(lines.at(-1)?.endsWith('…'))
    assert.isAtLeast(size, room.sizes.twoLines)
  })

  test('a fitted text never exceeds width or sizes, and reports every loss', ({ assert }) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{1,40}( [A-Z]{1,40}){0,9}$/), (text) => {
        const { lines, size } = fitLines(text, room, widthOf)
        assert.isAtMost(lines.length, 2)
        assert.isAtLeast(size, room.sizes.twoLines)
        assert.isAtMost(size, room.sizes.wanted)
        for (const line of lines) assert.isAtMost(widthOf(line) * size, room.width + 1e-9)
        const letters = lines.join('').replaceAll(' ', '')
        if (!letters.endsWith('…')) assert.equal(letters, text.replaceAll(' ', ''))
      })
    )
  })
})

test.group('Stacking lines', () => {
  const box = { baseline: 100, top: 60, bottom: 120 }

  test('stacked lines keep Latin text on its baseline', ({ assert }) => {
    const block = stackLines({ lines: ['Ana'], size: 40 }, box, () => ({ above: 0.7, below: 0.25 }))
    assert.deepEqual(block, { size: 40, lines: [{ line: 'Ana', baseline: 100 }] })
  })

  test('stacked lines lift deep letters and lower tall ones', ({ assert }) => {
    const deep = stackLines({ lines: ['x'], size: 40 }, box, () => ({ above: 0.5, below: 0.8 }))
    assert.deepEqual(deep, { size: 40, lines: [{ line: 'x', baseline: 88 }] })
    const tall = stackLines({ lines: ['x'], size: 40 }, box, () => ({ above: 1.2, below: 0.1 }))
    assert.deepEqual(tall, { size: 40, lines: [{ line: 'x', baseline: 108 }] })
  })

  test('stacked lines keep all ink inside and lines apart, for letters of any height', ({
    assert,
  }) => {
    const extent = fc.double({ min: 0, max: 3, noNaN: true })
    const ink = fc.record({ above: extent.map((value) => value + 0.1), below: extent })
    fc.assert(
      fc.property(fc.array(ink, { minLength: 1, maxLength: 2 }), (inks) => {
        const lines = inks.map((_, index) => String(index))
        const block = stackLines(
          { lines, size: 40 },
          box,
          (line) => inks[Number(line)] ?? { above: 0, below: 0 }
        )
        const edges = block.lines.map(({ baseline }, index) => ({
          top: baseline - (inks[index]?.above ?? 0) * block.size,
          bottom: baseline + (inks[index]?.below ?? 0) * block.size,
        }))
        assert.isAtLeast(edges[0]?.top ?? 0, box.top - 1e-6)
        assert.isAtMost(edges.at(-1)?.bottom ?? 999, box.bottom + 1e-6)
        if (edges.length === 2) {
          assert.isAtMost(edges[0]?.bottom ?? 999, (edges[1]?.top ?? 0) + 1e-6)
        }
      })
    )
  })
})
