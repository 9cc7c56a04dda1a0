import { test } from '@japa/runner'
import fc from 'fast-check'
import { paginate, type Block } from '#app/paper/typesetting/paginate'
import { wrapText } from '#app/paper/typesetting/wrap_text'

/** One of each letter. */
const widthOf = (line: string) => line.length

interface Named extends Block {
  name: string
  head?: Named
}

const names = (blocks: readonly Named[], room: number) =>
  paginate(blocks, room).map((page) => page.map(({ block, top }) => `${block.name}@${top}`))

test.group('Lines of a text', () => {
  test('lines of a text break between words, and inside words that are too wide alone', ({
    assert,
  }) => {
    assert.deepEqual(wrapText('satu dua tiga', 8, widthOf), ['satu dua', 'tiga'])
    assert.deepEqual(wrapText('abcdefgh ij', 3, widthOf), ['abc', 'def', 'gh', 'ij'])
    assert.deepEqual(wrapText('', 3, widthOf), [''])
  })

  test('lines of a text contain all of it, none wider than allowed', ({ assert }) => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 12 })
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 20 }), (all, width) => {
        const lines = wrapText(all.join(' '), width, widthOf)
        assert.equal(lines.join('').replaceAll(' ', ''), all.join(''))
        assert.isTrue(lines.every((line) => line.length <= width))
      })
    )
  })
})

test.group('Blocks on pages', () => {
  test('blocks follow each other on pages, with the head of their table on each page', ({
    assert,
  }) => {
    const head = { name: 'head', height: 10 }
    const row = (name: string): Named => ({ name, height: 40, head })
    const blocks = [{ name: 'title', height: 20 }, row('1'), row('2'), row('3')]
    assert.deepEqual(names(blocks, 110), [
      ['title@0', 'head@20', '1@30', '2@70'],
      ['head@0', '3@10'],
    ])
  })

  test('blocks do not leave a heading alone at the end of a page', ({ assert }) => {
    const blocks = [
      { name: 'text', height: 60 },
      { name: 'heading', height: 20, keepsNext: true },
      { name: 'more', height: 40 },
    ]
    assert.deepEqual(names(blocks, 100), [['text@0'], ['heading@0', 'more@20']])
  })

  test('blocks begin below what takes the first page, or on the next when it leaves too little', ({
    assert,
  }) => {
    const rows = ['1', '2', '3'].map((name): Named => ({ name, height: 40 }))
    const tops = (taken: number) => names([{ name: 'above', height: taken }, ...rows], 100)
    assert.deepEqual(tops(50), [
      ['above@0', '1@50'],
      ['2@0', '3@40'],
    ])
    assert.deepEqual(tops(70), [['above@0'], ['1@0', '2@40'], ['3@0']])
  })

  test('without blocks there is one empty page', ({ assert }) => {
    assert.deepEqual(paginate([], 100), [[]])
  })

  test('all blocks are on a page, in order, and none reaches below it', ({ assert }) => {
    const heads = [undefined, { name: 'a', height: 9 }, { name: 'b', height: 5 }] as const
    const block = fc.record({
      height: fc.integer({ min: 1, max: 60 }),
      keepsNext: fc.boolean(),
      at: fc.integer({ min: 0, max: 2 }),
    })
    fc.assert(
      fc.property(fc.array(block, { maxLength: 40 }), (made) => {
        const blocks = made.map(({ height, keepsNext, at }, index): Named => {
          const head = heads[at]
          return { name: String(index), height, keepsNext, ...(head ? { head } : {}) }
        })
        const pages = paginate(blocks, 100)
        const rows = pages.flat().filter(({ block: one }) => /\d/.test(one.name))
        assert.deepEqual(
          rows.map(({ block: one }) => one.name),
          blocks.map(({ name }) => name)
        )
        for (const page of pages) {
          for (const { block: one, top } of page) assert.isAtMost(top + one.height, 100)
          for (const [index, { block: one }] of page.entries()) {
            const before = page[index - 1]?.block
            if (one.head) assert.isTrue(before === one.head || before?.head === one.head)
          }
        }
      })
    )
  })
})
