/**
 * Builds the Debian package from electron-builder's unpacked output, and the listing that announces it to seats: npm
 * run package:deb. electron-builder's own target would download fpm, and this one needs only dpkg-deb.
 */
import { createHash } from 'node:crypto'
import { chmod, lstat, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dump } from 'js-yaml'

const DESKTOP = fileURLToPath(new URL('..', import.meta.url))
const LICENSE = fileURLToPath(new URL('../../LICENSE', import.meta.url))

/** Name of the package, the program and its command. */
const NAME = 'lulus-kios'

const PARTS = `Lulus Kios contains Electron and Chromium. Their licences are in /usr/lib/${NAME}: LICENSE.electron.txt and
LICENSES.chromium.html.
`

const FIELDS = {
  name: NAME,
  bin: NAME,
  productName: 'Lulus Kios',
  genericName: 'Aplikasi ujian',
  description: 'Aplikasi ujian untuk komputer laboratorium',
  productDescription:
    'Kios ujian Lulus. Komputer lab hanya menampilkan ujian, dan melaporkan apa yang terjadi di kursinya.',
  section: 'education',
  categories: ['Education'],
  icon: { '512x512': join(DESKTOP, 'resources/icon.png') },
  // Electron doesn't start without the sound library, which the tool only recommends, and can't store keys without the
  // second one, which the tool leaves out.
  depends: ['libasound2 | libasound2t64', 'libsecret-1-0'],
}

/** For the trash and for other programs, which a kiosk never opens. On a plain Debian they pull in half of KDE. */
const UNUSED = /^(xdg-utils$|kde-cli-tools \|)/

/** The kiosk is the only program of a cage session: docs/kiosk.md. */
const RECOMMENDED = ['cage', 'xwayland']

interface DebPlaces {
  /** electron-builder's linux-unpacked. */
  unpacked: string
  /** Where the package and the listing are written. */
  release: string
  /** The package's maintainer, in Debian's own variables: DEBFULLNAME and DEBEMAIL. */
  env?: Readonly<Record<string, string | undefined>>
}

/**
 * Writes the package and latest-linux.yml.
 * @returns the package's path
 * @throws Error when dpkg-deb is missing or fails
 */
export async function makeDeb({ unpacked, release, env = {} }: DebPlaces): Promise<string> {
  // The module can't be installed on Windows, where this package isn't built.
  const { Installer } = await import('electron-installer-debian')
  // The package's copyright file.
  await writeFile(join(unpacked, 'LICENSE'), `${await readFile(LICENSE, 'utf8')}\n${PARTS}`)
  await openToAll(unpacked)
  const installer = new Installer({
    src: unpacked,
    dest: release,
    arch: 'amd64',
    logger: () => undefined,
    rename: (folder) => join(folder, '<%= name %>_<%= version %>_<%= arch %>.deb'),
    options: { ...FIELDS, ...maintainerOf(env) },
  })
  await installer.generateDefaults()
  const options = installer.generateOptions()
  options.depends = options.depends.filter((name) => !UNUSED.test(name))
  options.recommends = RECOMMENDED
  options.suggests = []
  await installer.createStagingDir()
  try {
    await installer.createContents()
    await installer.createPackage()
    await installer.movePackage()
  } finally {
    // The tool removes its copy of the kiosk only when a process ends normally.
    await rm(dirname(installer.stagingDir), { recursive: true, force: true })
  }
  const [file] = options.packagePaths
  if (file === undefined) throw new Error('dpkg-deb has written no package')
  await writeListing(file, options.version, release)
  return file
}

function maintainerOf(env: NonNullable<DebPlaces['env']>): Record<string, string> {
  const { DEBFULLNAME: name, DEBEMAIL: email } = env
  return name && email ? { maintainer: `${name} <${email}>` } : {}
}

/** The kiosk's account must be able to read the installed files, whatever the umask during the build. */
async function openToAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const { mode } = await lstat(path)
    await chmod(path, entry.isDirectory() || (mode & 0o100) !== 0 ? 0o755 : 0o644)
  }
}

/** In electron-builder's format. A seat on Linux installs nothing, but shows that a version is waiting. */
async function writeListing(file: string, version: string, release: string): Promise<void> {
  const content = await readFile(file)
  const sha512 = createHash('sha512').update(content).digest('base64')
  const path = basename(file)
  const listing = {
    version,
    files: [{ url: path, sha512, size: content.length }],
    path,
    sha512,
    releaseDate: new Date().toISOString(),
  }
  await writeFile(join(release, 'latest-linux.yml'), dump(listing, { lineWidth: -1 }))
}

if (import.meta.main) {
  // The package's files get their modes from the files written here.
  process.umask(0o022)
  const release = join(DESKTOP, 'release')
  console.warn(
    await makeDeb({ unpacked: join(release, 'linux-unpacked'), release, env: process.env })
  )
}
