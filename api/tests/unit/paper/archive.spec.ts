import { test } from '@japa/runner'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { archiveOf, type ArchivedFile } from '#app/paper/archive/write_archive'

/** Records how many files were made before each piece came. */
async function* filesOf(names: readonly string[], made: { count: number }) {
  for (const name of names) {
    made.count++
    yield { name, content: strToU8(`isi ${name}`) } satisfies ArchivedFile
    await Promise.resolve()
  }
}

test.group('An archive', () => {
  test('an archive holds all files under their names, in any script', async ({ assert }) => {
    const names = ['Ayu.pdf', 'محمد.pdf', '王.pdf']
    const pieces: Uint8Array[] = []
    for await (const piece of archiveOf(filesOf(names, { count: 0 }))) pieces.push(piece)
    const files = unzipSync(Buffer.concat(pieces))
    assert.deepEqual(Object.keys(files), names)
    assert.equal(strFromU8(files['王.pdf'] ?? new Uint8Array()), 'isi 王.pdf')
  })

  test('an archive requests no file before the previous one was sent', async ({ assert }) => {
    const made = { count: 0 }
    const pieces = archiveOf(filesOf(['a', 'b', 'c'], made))
    await pieces.next()
    assert.equal(made.count, 1)
    await pieces.return()
    assert.equal(made.count, 1)
  })
})
