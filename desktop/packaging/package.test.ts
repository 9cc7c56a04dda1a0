import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extractFile, listPackage } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { Arch, build, Platform, type Configuration } from 'electron-builder'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KIOSK_UPDATES_PATH } from '../src/main/config/kiosk-config.ts'
import { labFiles } from '../provision/lab-files.ts'
import { judgeUpdates, newerVersion } from '../src/main/updates/update-policy.ts'
import { bundleKiosk } from './bundle.ts'
import { makeDeb } from './deb.ts'
import { HAS_DPKG, readDeb } from './read-deb.ts'
import { writeStubElectron } from './stub-electron.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const config = load(readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8')) as Configuration
const manifest = JSON.parse(readFileSync(join(ROOT, 'desktop/package.json'), 'utf8'))

/** A kiosk that was set up manually on Windows. */
const WINDOWS = {
  updates: `https://ujian.id${KIOSK_UPDATES_PATH}`,
  platform: 'win32',
  isSupervised: false,
  hasSystemTask: false,
} as const

let project: string
const packed = (...parts: string[]) => join(project, 'desktop/release/linux-unpacked', ...parts)

// Packs a temporary project, so that out/ and web/dist stay untouched.
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'lulus-package-'))
  mkdirSync(join(project, 'web/dist/assets'), { recursive: true })
  mkdirSync(join(project, 'web/dist/.vite'))
  writeFileSync(join(project, 'web/dist/index.html'), '<!doctype html>')
  writeFileSync(join(project, 'web/dist/assets/app-1.js'), '')
  writeFileSync(join(project, 'web/dist/.vite/manifest.json'), '{}')
  mkdirSync(join(project, 'web/dist/.prerendered'))
  writeFileSync(join(project, 'web/dist/.prerendered/index.html'), '<!doctype html>')
  // The real root, because electron-builder packs the dependencies it declares, and desktop/ itself declares none.
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(ROOT, name), join(project, name))
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'))
  mkdirSync(join(project, 'desktop'))
  cpSync(join(ROOT, 'desktop/package.json'), join(project, 'desktop/package.json'))
  cpSync(join(ROOT, 'desktop/resources'), join(project, 'desktop/resources'), { recursive: true })
  await bundleKiosk(join(project, 'desktop/out'))
  writeStubElectron(join(project, 'electron'))
  await build({
    projectDir: project,
    targets: Platform.LINUX.createTarget('dir'),
    config: { ...structuredClone(config), electronDist: join(project, 'electron') },
  })
}, 300_000)

afterAll(() => rmSync(project, { recursive: true, force: true }))

test('app.asar contains the bundles and nothing else', () => {
  const files = listPackage(packed('resources/app.asar'), { isPack: false })
  expect(files.filter((file) => /\.\w+$/.test(file)).sort()).toEqual([
    '/out/exam-preload.cjs',
    '/out/main.cjs',
    '/out/operator-preload.cjs',
    '/out/operator/index.html',
    '/out/operator/operator.css',
    '/out/operator/operator.js',
    '/out/operator/plus-jakarta-sans.woff2',
    '/out/restore.js',
    '/package.json',
  ])
  expect(files.some((file) => file.includes('node_modules'))).toBe(false)
})

test('the packaged manifest starts the bundle', () => {
  const { main, name } = JSON.parse(
    extractFile(packed('resources/app.asar'), 'package.json').toString()
  )
  expect([name, main]).toEqual(['@lulus/desktop', 'out/main.cjs'])
})

test('the bundle imports only Electron and Node', () => {
  const text = extractFile(packed('resources/app.asar'), 'out/main.cjs').toString()
  const known = new Set([
    'electron',
    ...builtinModules,
    ...builtinModules.map((name) => `node:${name}`),
  ])
  const taken = [...text.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name)
  expect(taken).toContain('electron')
  expect(taken.filter((name) => !known.has(name))).toEqual([])
})

// Everything in the folder can be run or replaced; Node.js was once included by mistake.
test('the package contains only Electron, the web build and the update settings beside app.asar', () => {
  expect(readdirSync(packed('resources')).sort()).toEqual(['app-update.yml', 'app.asar', 'web'])
  const electron = [
    'LICENSE.electron.txt',
    'LICENSES.chromium.html',
    'chrome-sandbox',
    'resources.pak',
    'version',
  ]
  const own = readdirSync(packed()).filter((name) => !electron.includes(name))
  expect(own.sort()).toEqual(['locales', 'lulus-kios', 'resources'])
  const programs = readdirSync(packed(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).mode & 0o111)
    .map(({ name }) => name)
  expect(programs).toEqual(['lulus-kios'])
})

test('the packaged web build leaves out files that only the build or the API needs', () => {
  expect(readdirSync(packed('resources/web')).sort()).toEqual(['assets', 'index.html'])
  expect(existsSync(packed('resources/web/assets/app-1.js'))).toBe(true)
})

test('every fuse has its named value, and no fuse is left unnamed', async () => {
  const { resetAdHocDarwinSignature: _, ...named } = config.electronFuses ?? {}
  const wire = await getCurrentFuseWire(packed('lulus-kios'))
  const fuses = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)))
  expect(fuses.filter((name) => name !== 'WasmTrapHandlers').sort()).toEqual(
    Object.keys(named)
      .map((name) => name[0]?.toUpperCase() + name.slice(1))
      .sort()
  )
  for (const [name, isOn] of Object.entries(named)) {
    const option =
      FuseV1Options[(name[0]?.toUpperCase() + name.slice(1)) as keyof typeof FuseV1Options]
    expect([name, wire[option]]).toEqual([name, isOn ? FuseState.ENABLE : FuseState.DISABLE])
  }
})

test('only the languages that labs use are packaged', () => {
  expect(readdirSync(packed('locales')).sort()).toEqual(['en-US.pak', 'id.pak'])
})

test('packaging uses the installed Electron version and ships no packages', () => {
  expect(config.electronVersion).toBe(manifest.devDependencies.electron)
  expect(manifest.dependencies).toEqual({})
})

test('the package names its update folder, but no existing server', () => {
  const info = load(readFileSync(packed('resources/app-update.yml'), 'utf8'))
  expect(info).toEqual({
    provider: 'generic',
    url: `https://server-ujian.invalid${KIOSK_UPDATES_PATH}`,
    updaterCacheDirName: expect.stringMatching(/-updater$/),
  })
  // Linux packages aren't signed for this.
  const buildInfo = readFileSync(packed('resources/app-update.yml'), 'utf8')
  expect(judgeUpdates({ ...WINDOWS, buildInfo })).toEqual({ kind: 'unsigned' })
})

test('a Windows package names its publisher, and an unsigned one is not built', async () => {
  writeStubElectron(join(project, 'electron-win'), 'electron.exe')
  const release = join(project, 'desktop/release-win')
  const packing = build({
    projectDir: project,
    targets: Platform.WINDOWS.createTarget('nsis', Arch.x64),
    config: {
      // electron-builder modifies its argument.
      ...structuredClone(config),
      directories: { ...config.directories, output: 'desktop/release-win' },
      electronDist: join(project, 'electron-win'),
      electronFuses: null,
      disableAsarIntegrity: true,
      win: {
        ...config.win,
        // The stub isn't a real program that could be signed.
        signAndEditExecutable: false,
        signtoolOptions: { publisherName: ['Akademi Contoh'] },
      },
    },
  })
  await expect(packing).rejects.toThrow('`forceCodeSigning` is enabled')
  const buildInfo = readFileSync(join(release, 'win-unpacked/resources/app-update.yml'), 'utf8')
  expect(judgeUpdates({ ...WINDOWS, buildInfo })).toMatchObject({
    kind: 'on',
    publishers: ['Akademi Contoh'],
  })
  expect(readdirSync(release).filter((name) => name.endsWith('.exe'))).toEqual([])
}, 300_000)

// Reported as skipped where dpkg-deb is missing, as on Windows.
describe.skipIf(!HAS_DPKG)('the Debian package, made with dpkg-deb', () => {
  let release: string
  let file: string
  let deb: ReturnType<typeof readDeb>
  const PROGRAM = '/usr/lib/lulus-kios'

  beforeAll(async () => {
    release = join(project, 'deb')
    mkdirSync(release)
    // As with a strict umask.
    chmodSync(packed('resources/app.asar'), 0o600)
    file = await makeDeb({ unpacked: packed(), release })
    deb = readDeb(file)
  }, 60_000)

  test('the Debian package states what it is, who maintains it, and what it depends on', () => {
    const { control, scripts } = deb
    expect(basename(file)).toBe(`lulus-kios_${manifest.version}_amd64.deb`)
    expect(control.get('Package')).toBe('lulus-kios')
    expect(control.get('Version')).toBe(manifest.version)
    expect(control.get('Architecture')).toBe('amd64')
    expect(control.get('Section')).toBe('education')
    expect(control.get('Maintainer')).toBe('Lulus <kios@lulus.invalid>')
    expect(control.get('Homepage')).toBe(manifest.homepage)
    expect(control.get('Description')).toMatch(/^Aplikasi ujian untuk komputer laboratorium\n Kios/)
    expect(Number(control.get('Installed-Size'))).toBeGreaterThan(0)
    const needs = control.get('Depends')?.split(', ') ?? []
    expect(needs.toSorted()).toEqual([
      'libasound2 | libasound2t64',
      'libatspi2.0-0',
      'libdrm2',
      'libgbm1',
      'libgtk-3-0',
      'libnotify4',
      'libnss3',
      'libsecret-1-0',
      'libxcb-dri3-0',
    ])
    expect(control.get('Recommends')).toBe('cage, xwayland')
    expect(control.has('Suggests')).toBe(false)
    // No script runs as root during the installation.
    expect(scripts).toEqual(['control'])
  })

  test('the Debian package names its builder as maintainer', async () => {
    const other = join(project, 'deb-other')
    mkdirSync(other)
    const env = { DEBFULLNAME: 'Akademi Contoh', DEBEMAIL: 'it@akademi.test' }
    const made = await makeDeb({ unpacked: packed(), release: other, env })
    expect(readDeb(made).control.get('Maintainer')).toBe('Akademi Contoh <it@akademi.test>')
  }, 60_000)

  test('the Debian package belongs to root, is readable by all and writable by root alone', () => {
    for (const [path, { mode, owner, link }] of deb.files) {
      expect([path, owner]).toEqual([path, 'root/root'])
      if (link === null) expect([path, mode]).toEqual([path, expect.stringMatching(/^.r..r-.r-.$/)])
    }
  })

  test('the Debian package contains the program, its setuid-root sandbox, and its command', () => {
    const { files } = deb
    expect(files.get(`${PROGRAM}/lulus-kios`)?.mode).toBe('-rwxr-xr-x')
    expect(files.get(`${PROGRAM}/chrome-sandbox`)?.mode).toBe('-rwsr-xr-x')
    expect([...files].filter(([, { mode }]) => /s|t/.test(mode.slice(1)))).toHaveLength(1)
    expect(files.get('/usr/bin/lulus-kios')?.link).toBe('../lib/lulus-kios/lulus-kios')
    for (const path of ['resources/app.asar', 'resources/web/index.html', 'locales/id.pak'])
      expect(files.get(`${PROGRAM}/${path}`)?.mode, path).toBe('-rw-r--r--')
    expect(files.get('/usr/share/doc/lulus-kios/copyright')?.mode).toBe('-rw-r--r--')
    const places = [...files.keys()].filter((path) => !/^(\/|\/usr)$/.test(path))
    expect(places.filter((path) => !/^\/usr\/(bin|lib|share)/.test(path))).toEqual([])
  })

  test('the unpacked Debian package is the same program, with a desktop entry and an icon', () => {
    const root = join(project, 'installed')
    execFileSync('dpkg-deb', ['--extract', file, root])
    const here = (path: string) => readFileSync(join(root, path))
    expect(realpathSync(join(root, 'usr/bin/lulus-kios'))).toBe(
      join(realpathSync(root), PROGRAM, 'lulus-kios')
    )
    for (const path of ['lulus-kios', 'resources/app.asar', 'resources/app-update.yml'])
      expect(here(join(PROGRAM, path)).equals(readFileSync(packed(path))), path).toBe(true)
    const entry = here('usr/share/applications/lulus-kios.desktop').toString()
    expect(entry).toMatch(/^\[Desktop Entry\]\n/)
    for (const line of [
      'Name=Lulus Kios',
      'Exec=lulus-kios %U',
      'Icon=lulus-kios',
      'Categories=Education;',
    ])
      expect(entry.split('\n')).toContain(line)
    const icon = here('usr/share/icons/hicolor/512x512/apps/lulus-kios.png')
    expect(icon.equals(readFileSync(join(ROOT, 'desktop/resources/icon.png')))).toBe(true)
  })

  test('the command of the Debian package is the one that the seat files start', () => {
    const files = labFiles(
      {
        server: 'https://ujian.id',
        lab: 'Lab 1',
        displays: 'blank',
        pinHash: `scrypt$131072$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}`,
      },
      ['01']
    )
    if (!files.ok) throw new Error('refused')
    for (const name of ['linux/install.sh', 'linux/sesi.sh']) {
      const [command = ''] = /\/usr\/bin\/lulus-kios\b/.exec(files.files.get(name) ?? '') ?? []
      expect(deb.files.has(command), name).toBe(true)
    }
  })

  test('the package index lists version, size and hash, so that a seat finds a newer version', () => {
    const text = readFileSync(join(release, 'latest-linux.yml'), 'utf8')
    const content = readFileSync(file)
    const sha512 = createHash('sha512').update(content).digest('base64')
    expect(load(text)).toEqual({
      version: manifest.version,
      files: [{ url: basename(file), sha512, size: content.length }],
      path: basename(file),
      sha512,
      releaseDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(newerVersion(text, '0.0.9')).toBe(manifest.version)
    expect(newerVersion(text, manifest.version)).toBeNull()
  })
})
