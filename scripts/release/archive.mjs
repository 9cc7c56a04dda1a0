import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { run } from '../command.mjs'
import { Problem } from '../problem.mjs'

/**
 * Packs a folder so that the same content gives the same bytes: order, owners and times are fixed.
 * @param {string} tree its last part becomes the archive's only folder
 * @param {string} archive `.tar.gz`
 * @param {number} time epoch seconds that each file gets
 * @throws {Problem} when tar fails
 */
export async function pack(tree, archive, time) {
  const { code, output } = await run(
    [
      'tar',
      '--create',
      '--file',
      archive,
      '--use-compress-program=gzip -n -9',
      '--sort=name',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      `--mtime=@${time}`,
      '--directory',
      dirname(tree),
      basename(tree),
    ],
    { cwd: dirname(tree), env: process.env }
  )
  if (code !== 0) throw new Problem(`tar could not write ${archive}.`, output)
}

/**
 * Writes `SHA256SUMS` beside the files, as `sha256sum --check` reads it.
 * @param {string[]} files in one folder
 */
export async function writeSums(files) {
  const lines = []
  for (const file of files) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash)
    lines.push(`${hash.digest('hex')}  ${basename(file)}\n`)
  }
  await writeFile(join(dirname(files[0] ?? '.'), 'SHA256SUMS'), lines.join(''))
}
