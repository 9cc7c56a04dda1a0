/**
 * `npm run release`: builds what a server needs without a compiler or development packages, from a clean checkout, for
 * this machine's kind: an archive, a Debian package, a bill of materials and their checksums, in `release/`.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Listr } from 'listr2'
import { endRunningCommands, runScript } from './command.mjs'
import { isInstallNeeded } from './install.mjs'
import { onEndRequested } from './lifetime.mjs'
import { printFailure, Problem } from './problem.mjs'
import { pack, writeSums } from './release/archive.mjs'
import { billOfMaterials } from './release/bill-of-materials.mjs'
import { makeDebian } from './release/debian.mjs'
import { productionPackages } from './release/production-packages.mjs'
import { stage } from './release/stage.mjs'
import { tryRelease } from './release/try-release.mjs'
import { inRoot, withWorkspaceBinaries } from './runtime.mjs'

/** Unpacked, fonts included. */
const MOST_BYTES = 300 * 1024 * 1024
const OUT = inRoot('release')

const { values } = parseArgs({ options: { dirty: { type: 'boolean', default: false } } })
const platform = `${process.platform}-${process.arch}`
onEndRequested(endRunningCommands, () => {})

/** @typedef {{ version: string, time: number, tree: string, bytes: number, packages: string[], files: string[] }} Context */

/** @type {import('listr2').ListrTask<Context>[]} */
const tasks = [
  {
    title: 'The checkout is clean',
    task: async (context) => {
      if (!values.dirty && git('status', '--porcelain') !== '')
        throw new Problem('The checkout has changes: commit them, or add --dirty for a trial.')
      if (isInstallNeeded()) throw new Problem('Run npm ci first.')
      if (process.platform !== 'linux') throw new Problem('Releases are made on Linux.')
      context.version = (await packageOf('package.json')).version
      // The commit's, so that the same commit gives the same bytes.
      context.time = Number(git('log', '-1', '--format=%ct'))
      context.tree = join(OUT, `lulus-${context.version}-${platform}`)
      context.files = []
      await rm(OUT, { recursive: true, force: true })
      await mkdir(OUT, { recursive: true })
    },
  },
  {
    title: 'Build',
    task: async () => {
      const { code, output } = await runScript('build', { env: withWorkspaceBinaries(process.env) })
      if (code !== 0) throw new Problem('The build failed.', output)
    },
  },
  {
    title: 'Collect',
    task: async (context, task) => {
      const staged = await stage({ root: inRoot(), tree: context.tree, platform })
      context.bytes = staged.bytes
      context.packages = staged.packages
      task.title = `Collect: ${staged.files} files, ${megabytes(staged.bytes)} MB`
      if (staged.bytes > MOST_BYTES)
        throw new Problem(`${megabytes(staged.bytes)} MB are more than ${megabytes(MOST_BYTES)}.`)
    },
  },
  {
    title: 'Bill of materials',
    task: async (context) => {
      const lock = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8'))
      const folders = [...context.packages, ...productionPackages(lock, 'web')]
      const bill = billOfMaterials(
        Object.fromEntries(folders.map((folder) => [folder, lock.packages[folder]])),
        { version: context.version, nodeVersion: process.versions.node, time: context.time }
      )
      const text = `${JSON.stringify(bill, null, 2)}\n`
      await writeFile(join(context.tree, 'sbom.cdx.json'), text)
      const own = join(OUT, `${basename(context.tree)}.cdx.json`)
      await writeFile(own, text)
      context.files.push(own)
    },
  },
  {
    title: 'Try it: a new academy, a package, fonts, a login',
    task: (context) => tryRelease(context.tree, join(OUT, '.trial')),
  },
  {
    title: 'Archive',
    task: async (context) => {
      const archive = `${context.tree}.tar.gz`
      await pack(context.tree, archive, context.time)
      context.files.push(archive)
    },
  },
  {
    title: 'Debian package',
    task: async (context) => {
      const debian = { work: join(OUT, '.debian'), folder: OUT, platform, env: process.env }
      context.files.push(await makeDebian({ ...context, ...debian }))
      await rm(debian.work, { recursive: true })
    },
  },
  { title: 'Checksums', task: (context) => writeSums(context.files) },
]

try {
  const { files } = await new Listr(tasks, {
    ctx: /** @type {Context} */ ({}),
    fallbackRendererCondition: !process.stdout.isTTY,
    fallbackRenderer: 'simple',
  }).run()
  for (const file of files) console.log(file)
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

/** @param {...string} args */
function git(...args) {
  return execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).trim()
}

/**
 * @param {string} file
 * @returns {Promise<{ name: string, version: string }>}
 */
async function packageOf(file) {
  return JSON.parse(await readFile(inRoot(...file.split('/')), 'utf8'))
}

/** @param {number} bytes */
function megabytes(bytes) {
  return Math.round(bytes / 1024 / 1024)
}
