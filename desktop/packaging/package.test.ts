import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extractFile, listPackage } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { build, Platform, type Configuration } from 'electron-builder'
import { load } from 'js-yaml'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleKiosk } from './bundle.ts'
import { writeStubElectron } from './stub-electron.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const config = load(readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8')) as Configuration
const manifest = JSON.parse(readFileSync(join(ROOT, 'desktop/package.json'), 'utf8'))

let project: string
const packed = (...parts: string[]) => join(project, 'desktop/release/linux-unpacked', ...parts)

// Packs a project of its own, laid out as the repository: neither out/ nor web/dist of the work tree is touched.
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'lulus-package-'))
  mkdirSync(join(project, 'web/dist/assets'), { recursive: true })
  mkdirSync(join(project, 'web/dist/.vite'))
  writeFileSync(join(project, 'web/dist/index.html'), '<!doctype html>')
  writeFileSync(join(project, 'web/dist/assets/app-1.js'), '')
  writeFileSync(join(project, 'web/dist/.vite/manifest.json'), '{}')
  writeFileSync(join(project, 'package.json'), '{"name":"lulus","version":"0.1.0","private":true}')
  mkdirSync(join(project, 'desktop'))
  cpSync(join(ROOT, 'desktop/package.json'), join(project, 'desktop/package.json'))
  cpSync(join(ROOT, 'desktop/resources'), join(project, 'desktop/resources'), { recursive: true })
  await bundleKiosk(join(project, 'desktop/out'))
  writeStubElectron(join(project, 'electron'))
  await build({
    projectDir: project,
    targets: Platform.LINUX.createTarget('dir'),
    config: { ...config, electronDist: join(project, 'electron') },
  })
}, 120_000)

afterAll(() => rmSync(project, { recursive: true, force: true }))

test('app.asar holds the bundles and nothing else', () => {
  const files = listPackage(packed('resources/app.asar'), { isPack: false })
  expect(files.filter((file) => /\.\w+$/.test(file)).sort()).toEqual([
    '/out/exam-preload.cjs',
    '/out/main.cjs',
    '/out/operator-preload.cjs',
    '/out/operator/index.html',
    '/out/operator/operator.css',
    '/out/operator/operator.js',
    '/package.json',
  ])
  expect(files.some((file) => file.includes('node_modules'))).toBe(false)
})

test('the packed manifest starts the bundle', () => {
  const { main, name } = JSON.parse(
    extractFile(packed('resources/app.asar'), 'package.json').toString()
  )
  expect([name, main]).toEqual(['@lulus/desktop', 'out/main.cjs'])
})

test('the bundle takes only Electron and Node from elsewhere', () => {
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

test('the web build lies beside it, without what is only for building', () => {
  expect(readdirSync(packed('resources/web')).sort()).toEqual(['assets', 'index.html'])
  expect(existsSync(packed('resources/web/assets/app-1.js'))).toBe(true)
})

test('every fuse is set as it is named, and every fuse there is has a name', async () => {
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

test('only the languages of the lab are shipped', () => {
  expect(readdirSync(packed('locales')).sort()).toEqual(['en-US.pak', 'id.pak'])
})

test('what is packed is the Electron that is installed, and no package is shipped', () => {
  expect(config.electronVersion).toBe(manifest.devDependencies.electron)
  expect(manifest.dependencies).toEqual({})
})
