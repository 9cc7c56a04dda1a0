import { chmod, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run } from '../command.mjs'
import { findExecutable } from '../system.mjs'
import { Problem } from '../problem.mjs'

/** Where dpkg keeps its copy. The service runs from one of its own, so that dpkg takes no file from a running server. */
const PACKAGE = 'opt/lulus/package'
const MODES = { postinst: 0o755, prerm: 0o755, postrm: 0o755, control: 0o644, conffiles: 0o644 }
/** Debian's names of Node's platforms. */
const ARCHITECTURES = /** @type {Record<string, string>} */ ({
  'linux-x64': 'amd64',
  'linux-arm64': 'arm64',
})

/**
 * Packs the tree as a Debian package, with unit, user, settings and rotation of its logs.
 * @param {object} options
 * @param {string} options.tree of the release
 * @param {string} options.work a folder to build it in; emptied first
 * @param {string} options.folder where the package is written
 * @param {string} options.platform such as `linux-x64`
 * @param {string} options.version
 * @param {number} options.bytes of the tree
 * @param {number} options.time epoch seconds of all files
 * @param {NodeJS.ProcessEnv} options.env DEBFULLNAME and DEBEMAIL name the maintainer, as Debian's own tools have it
 * @returns {Promise<string>} the package
 * @throws {Problem} when dpkg-deb is missing or fails
 */
export async function makeDebian({ tree, work, folder, platform, version, bytes, time, env }) {
  if (findExecutable('dpkg-deb') === null)
    throw new Problem('dpkg-deb is missing: install dpkg, or run this on Debian or Ubuntu.')
  const architecture = ARCHITECTURES[platform] ?? platform
  await rm(work, { recursive: true, force: true })
  await mkdir(join(work, 'DEBIAN'), { recursive: true })
  await cp(tree, join(work, PACKAGE), { recursive: true, preserveTimestamps: true })

  const deploy = join(tree, 'deploy')
  await place(join(deploy, 'lulus.service'), join(work, 'usr/lib/systemd/system/lulus.service'))
  await place(join(deploy, 'lulus.tmpfiles'), join(work, 'usr/lib/tmpfiles.d/lulus.conf'))
  await place(join(deploy, 'logrotate.conf'), join(work, 'etc/logrotate.d/lulus'))
  await place(join(deploy, 'nginx.conf'), join(work, 'usr/share/doc/lulus/examples/nginx.conf'))
  await place(join(tree, 'LICENSE'), join(work, 'usr/share/doc/lulus/copyright'))
  await mkdir(join(work, 'usr/bin'), { recursive: true })
  await symlink('/opt/lulus/current/bin/lulus', join(work, 'usr/bin/lulus'))

  const template = await readFile(join(deploy, 'debian/control'), 'utf8')
  await writeFile(
    join(work, 'DEBIAN/control'),
    controlFile(template, {
      version,
      architecture,
      size: String(Math.ceil(bytes / 1024)),
      maintainer: `${env.DEBFULLNAME ?? 'Lulus'} <${env.DEBEMAIL ?? 'lulus@localhost'}>`,
    })
  )
  for (const script of ['postinst', 'prerm', 'postrm', 'conffiles'])
    await cp(join(deploy, 'debian', script), join(work, 'DEBIAN', script))
  for (const [file, mode] of Object.entries(MODES)) await chmod(join(work, 'DEBIAN', file), mode)

  const archive = join(folder, `lulus_${version}_${architecture}.deb`)
  const { code, output } = await run(
    ['dpkg-deb', '--root-owner-group', '-Zxz', '--build', work, archive],
    { cwd: folder, env: { ...process.env, SOURCE_DATE_EPOCH: String(time) } }
  )
  if (code !== 0) throw new Problem('dpkg-deb could not build the package.', output)
  return archive
}

/**
 * @param {string} template with `@name@` in place of values
 * @param {Record<string, string>} values
 * @returns {string}
 * @throws {Error} when one of its names has no value
 */
export function controlFile(template, values) {
  return template.replace(/@([a-z]+)@/g, (_, /** @type {string} */ name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the control file asks for ${name}`)
    return value
  })
}

/**
 * @param {string} from
 * @param {string} to
 */
async function place(from, to) {
  await mkdir(dirname(to), { recursive: true })
  await cp(from, to)
  await chmod(to, 0o644)
}
