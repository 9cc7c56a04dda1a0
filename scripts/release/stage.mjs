import { existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Problem } from '../problem.mjs'
import { isReleased, FILES, FOLDERS } from './contents.mjs'
import { productionPackages } from './production-packages.mjs'

/**
 * Copies what a server needs into an empty folder: build, packages, Node.
 * @param {object} options
 * @param {string} options.root of the repository, built and with its packages installed
 * @param {string} options.tree emptied first
 * @param {string} options.platform such as `linux-x64`
 * @returns {Promise<{ files: number, bytes: number, packages: string[] }>} its size, and the packages in it
 * @throws {Problem} when something is missing
 */
export async function stage({ root, tree, platform }) {
  await rm(tree, { recursive: true, force: true })
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  // Those of other platforms aren't installed.
  const packages = productionPackages(lock, 'api').filter((folder) => {
    const isInstalled = existsSync(join(root, folder, 'package.json'))
    if (!isInstalled && !lock.packages[folder].optional)
      throw new Problem(`${folder} isn't installed: run npm ci and try again.`)
    return isInstalled
  })

  for (const folder of FOLDERS) await copyFolder(root, tree, folder, platform)
  // Packages within a package have entries of their own.
  for (const folder of packages) await copyFolder(root, tree, folder, platform, isOwnFile)
  for (const file of FILES) await copyFile(root, tree, file, file)

  const node = `node_modules/node-${platform}`
  await copyFile(root, tree, `${node}/bin/node`, 'bin/node')
  await copyFile(root, tree, `${node}/LICENSE`, 'licenses/node')
  await copyFile(root, tree, 'deploy/lulus', 'bin/lulus')
  for (const program of ['bin/node', 'bin/lulus', 'deploy/backup.sh', 'deploy/upgrade'])
    await chmod(join(tree, program), 0o755)
  return { ...(await sizeOf(tree)), packages }
}

/**
 * @param {string} root
 * @param {string} tree
 * @param {string} folder
 * @param {string} platform
 * @param {(path: string) => boolean} [isWanted] of the path below the folder
 */
async function copyFolder(root, tree, folder, platform, isWanted = () => true) {
  const from = join(root, folder)
  if (!existsSync(from)) throw new Problem(`${folder} is missing: run npm run build and try again.`)
  await cp(from, join(tree, folder), {
    recursive: true,
    preserveTimestamps: true,
    filter: async (source) => {
      const below = relative(from, source).split(sep).join('/')
      if (!isWanted(below)) return false
      if ((await lstat(source)).isDirectory()) return true
      return isReleased(`${folder}/${below}`, platform)
    },
  })
}

/** @param {string} path */
const isOwnFile = (path) => path !== 'node_modules' && !path.startsWith('node_modules/')

/**
 * @param {string} root
 * @param {string} tree
 * @param {string} from
 * @param {string} to
 */
async function copyFile(root, tree, from, to) {
  await mkdir(dirname(join(tree, to)), { recursive: true })
  await cp(join(root, from), join(tree, to), { preserveTimestamps: true })
}

/** @param {string} tree */
async function sizeOf(tree) {
  const entries = await readdir(tree, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await lstat(join(entry.parentPath, entry.name))).size)
  )
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
