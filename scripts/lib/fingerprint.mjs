import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/**
 * One hash over names and contents of everything a build is made from, the same on every machine.
 * @param {string} root absolute; names are taken relative to it
 * @param {string[]} sources files and folders below root; one that isn't there counts as empty
 * @param {(path: string) => boolean} isIgnored gets paths relative to root with forward slashes, folders with a trailing one
 * @returns {Promise<string>} sha256, hex
 */
export async function fingerprint(root, sources, isIgnored) {
  /** @type {string[]} */
  const files = []
  for (const source of sources) files.push(...(await list(root, source, isIgnored)))

  const hash = createHash('sha256')
  for (const path of [...new Set(files)].sort()) {
    const content = await readFile(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} stampFile
 * @param {string} value
 * @returns {Promise<boolean>} whether the stamp holds exactly this value
 */
export async function hasStamp(stampFile, value) {
  try {
    return (await readFile(stampFile, 'utf8')) === value
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/**
 * @param {string} stampFile
 * @param {string} value
 */
export async function writeStamp(stampFile, value) {
  await writeFile(stampFile, value)
}

/**
 * @param {string} root
 * @param {string} path
 * @param {(path: string) => boolean} isIgnored
 * @returns {Promise<string[]>}
 */
async function list(root, path, isIgnored) {
  const relative = path.split(sep).join('/')
  let entries
  try {
    entries = await readdir(join(root, path), { withFileTypes: true })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') {
      return isIgnored(relative) ? [] : [relative]
    }
    if (isMissing(error)) return []
    throw error
  }

  /** @type {string[]} */
  const files = []
  for (const entry of entries) {
    const child = `${relative}/${entry.name}`
    if (entry.isDirectory()) {
      if (!isIgnored(`${child}/`)) files.push(...(await list(root, child, isIgnored)))
    } else if (entry.isFile() && !isIgnored(child)) {
      files.push(child)
    }
  }
  return files
}

/** @param {unknown} error */
function isMissing(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT'
}
