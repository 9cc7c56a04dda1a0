import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parseConfig } from '../src/main/config/kiosk-config.ts'
import { labFiles, seatsOf } from './lab-files.ts'
import { installScript, sessionScript } from './linux-files.ts'
import { shellLauncherXml } from './windows-files.ts'
import { applyScript } from './windows-script.ts'

const LAB = {
  server: 'https://ujian.id',
  lab: 'Lab 1',
  pinHash: `scrypt$131072$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}`,
  displays: 'blank',
} as const

test.each([
  ['1-3', ['01', '02', '03']],
  ['99-101', ['099', '100', '101']],
  ['7-7', ['07']],
  ['A1, B2', ['A1', 'B2']],
  ['12', ['12']],
])('%s are read as seats', (text, seats) => {
  expect(seatsOf(text)).toEqual(seats)
})

test.each(['', '3-1', '1-', 'A1,A1', '../x', 'a b', '1-9999'])(
  '%j is not a list of seats',
  (text) => {
    expect(seatsOf(text)).toBeNull()
  }
)

test('a lab of thirty gets thirty valid kiosk files, and the files that lock the system', () => {
  const result = labFiles(LAB, seatsOf('1-30') ?? [])
  if (!result.ok) throw new Error('refused')
  const seats = [...result.files].filter(([path]) => path.startsWith('kursi-'))
  expect(seats).toHaveLength(30)
  for (const [path, text] of seats) {
    const parsed = parseConfig(text)
    expect(parsed.ok && `kursi-${parsed.config.seat}/kiosk.json`).toBe(path)
  }
  expect([...result.files.keys()].filter((path) => !path.startsWith('kursi-'))).toEqual([
    'windows/shell-launcher.xml',
    'windows/assigned-access.xml',
    'windows/terapkan.ps1',
    'windows/perbarui.ps1',
    'linux/lulus-kios.service',
    'linux/sesi.sh',
    'linux/install.sh',
  ])
})

test('mistakes in the lab list are reported before any file is written', () => {
  expect(labFiles({ ...LAB, server: 'http://ujian.id' }, ['01'])).toMatchObject({
    ok: false,
    problems: [{ field: 'server' }],
  })
})

test('a path cannot inject XML', () => {
  const xml = shellLauncherXml({ account: 'a"><x', program: 'C:\\A & B\\k.exe' })
  expect(xml).toContain('Name="a&quot;&gt;&lt;x"')
  expect(xml).toContain('Shell="&quot;C:\\A &amp; B\\k.exe&quot; --diawasi"')
})

test('on Windows only administrators, the system and the kiosk’s account get rights', () => {
  const script = applyScript('lulus')
  const granted = script.match(/'\/grant:r', (.*)\)/)?.[1]
  expect(granted).toBe(
    '"*${administrators}:(OI)(CI)F", "*${system}:(OI)(CI)F", "*${reader}:(OI)(CI)RX"'
  )
  expect(script).toContain("$administrators = 'S-1-5-32-544'")
  expect(script).toContain("$system = 'S-1-5-18'")
  expect(script).toContain("$account = 'lulus'")
  expect(script).toContain('$reader = (Get-LocalUser -Name $account).SID.Value')
  // Users, Everyone, Authenticated Users, Interactive.
  expect(script).not.toMatch(/S-1-5-32-545|S-1-1-0|S-1-5-11|S-1-5-4/)
  // The folder and the settings in it, the update script, and its two folders.
  expect(script.match(/icacls/gi)).toHaveLength(9)
})

test('on Windows the access rights are set before the file is written', () => {
  const script = applyScript('lulus')
  const order = [
    'bukan milik administrator',
    '/setowner',
    '/reset',
    '/inheritance:r',
    'Remove-Item',
    'Copy-Item',
  ]
  const places = order.map((text) => script.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('on Linux only root and the kiosk’s account read the settings', () => {
  const result = labFiles(LAB, ['01'])
  if (!result.ok) throw new Error('refused')
  const script = result.files.get('linux/install.sh')
  expect(script).toContain('install -m 0640 -o root -g lulus')
  expect(script).toContain('install -d -m 0755 -o root -g root /etc/lulus')
})

test('on Linux the installation checks all its preconditions before the first change', () => {
  const script = installScript({ account: 'lulus', program: '/usr/bin/lulus-kios' })
  const firstChange = script.indexOf('useradd')
  for (const condition of ['id -u', 'kiosk.json" ] ||', 'cage Xwayland', '-x /usr/bin/lulus-kios'])
    expect(script.slice(0, firstChange)).toContain(condition)
})

describe.runIf(process.platform === 'linux')('the session on Linux', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-sesi-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Runs the session script with a fake cage that behaves like this version: exits with 0, or crashes with -m last. */
  function run(version: string, kiosk: string) {
    const make = (name: string, text: string) => {
      writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
      return join(folder, name)
    }
    make(
      'cage',
      `[ "$1" = -v ] && { echo "Cage version ${version}"; exit; }
      echo "$@" > ${folder}/arguments
      while [ "$1" != -- ]; do shift; done; shift; "$@"; exit 0`
    )
    const script = make('sesi.sh', sessionScript(make('kiosk', kiosk)))
    const { status } = spawnSync('sh', [script], {
      env: { PATH: `${folder}:${process.env.PATH ?? ''}`, XDG_RUNTIME_DIR: folder },
    })
    return { status, display: readFileSync(join(folder, 'arguments'), 'utf8').split(' -- ')[0] }
  }

  test('the Linux session exits with the kiosk’s exit code, which cage does not pass on', () => {
    expect(run('0.1.4', 'exit 3').status).toBe(3)
    expect(run('0.1.4', 'exit 0').status).toBe(0)
    expect(run('0.1.4', 'kill -9 $PPID').status, 'nobody wrote a code').toBe(1)
  })

  test('the Linux session asks cage for a single display only where that cage does not crash', () => {
    expect(run('0.1.4', 'exit 0').display).toBe('-d')
    for (const version of ['0.1.5', '0.1.10', '0.2.1'])
      expect(run(version, 'exit 0').display, version).toBe('-d -m last')
  })
})
