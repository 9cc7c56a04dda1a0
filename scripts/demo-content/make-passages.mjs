/**
 * Typesets the reading passages of a package: writes the line breaks to its reading.json and a picture of each passage.
 * Exits with 1 and writes nothing when a question names a line without the words it asks about.
 *
 *   node scripts/demo-content/make-passages.mjs [folder of the package]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findLineFaults } from '../../api/app/packages/content/line_references.ts'
import { setPassage, toPng } from './draw-passage.mjs'

const DEMO_PACKAGE = fileURLToPath(new URL('../../api/database/content/paket-a', import.meta.url))

const folder = process.argv[2] ?? DEMO_PACKAGE
const readingFile = join(folder, 'reading.json')
const reading = JSON.parse(await readFile(readingFile, 'utf8'))

const typeset = reading.passages.map((passage) => {
  const { lines, svg } = setPassage(passage.paragraphs)
  const { items, ...rest } = passage
  return { passage: { ...rest, lines, items }, svg }
})

const faults = typeset.flatMap(({ passage }) =>
  passage.items.flatMap((item) =>
    findLineFaults(item, passage.lines).map((fault) => `page ${item.page}: ${fault}`)
  )
)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}

for (const { passage, svg } of typeset) {
  const file = join(folder, passage.image)
  const png = await toPng(svg)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, png)
  console.log(`${passage.image}: ${passage.lines.length} lines, ${Math.ceil(png.length / 1000)} kB`)
}
const passages = typeset.map(({ passage }) => passage)
await writeFile(readingFile, `${JSON.stringify({ ...reading, passages }, null, 2)}\n`)
