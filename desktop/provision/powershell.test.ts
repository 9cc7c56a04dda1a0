import { fileURLToPath } from 'node:url'
import { dump } from 'js-yaml'
import { beforeAll, describe, expect, test } from 'vitest'
import { Language, Parser, type Node } from 'web-tree-sitter'
import { applyScript } from './windows-script.ts'
import { updateScript } from './windows-update-script.ts'

/**
 * Checks of PowerShell and PSScriptAnalyzer, as far as a parser alone can make them, because neither is available here.
 */

const SCRIPT = applyScript('lulus')
const UPDATE_SCRIPT = updateScript('C:\\Program Files\\Lulus Kios\\Lulus Kios.exe')
const SCRIPTS = [
  { name: 'terapkan.ps1', script: SCRIPT },
  { name: 'perbarui.ps1', script: UPDATE_SCRIPT },
]

/** Our own commands, those of PowerShell 5.1, and Windows programs by their full path. */
const COMMANDLETS =
  /^(Add-Type|ConvertFrom-Json|ConvertTo-Json|ConvertTo-SecureString|Copy-Item|Enable-WindowsOptionalFeature|Get-Acl|Get-AuthenticodeSignature|Get-CimInstance|Get-Content|Get-Date|Get-FileHash|Get-Item|Get-ItemProperty|Get-LocalUser|Get-Random|Get-ScheduledTask|Join-Path|Move-Item|New-Item|New-ItemProperty|New-LocalUser|New-Object|New-ScheduledTaskAction|New-ScheduledTaskPrincipal|New-ScheduledTaskSettingsSet|New-ScheduledTaskTrigger|New-TimeSpan|Out-Null|Register-ScheduledTask|Remove-Item|Remove-ItemProperty|Restart-Computer|Set-CimInstance|Set-LocalUser|Split-Path|Start-Process|Start-Sleep|Test-Path|Unregister-ScheduledTask|Write-Output|Write-Warning)$/
/** The approved PowerShell verbs that we use. */
const VERBS = /^(Invoke|Set|New|Get|Mount|Dismount|Save|Test)-[A-Z]\w+$/

let parser: Parser

beforeAll(async () => {
  await Parser.init()
  const grammar = fileURLToPath(
    import.meta.resolve('tree-sitter-powershell/tree-sitter-powershell.wasm')
  )
  parser = new Parser().setLanguage(await Language.load(grammar))
})

function parse(text: string): Node {
  const tree = parser.parse(text)
  if (!tree) throw new Error('the parser was stopped')
  return tree.rootNode
}

const all = (root: Node, type: string) =>
  root.descendantsOfType(type).filter((node): node is Node => node !== null)
const textsOf = (root: Node, type: string) => all(root, type).map(({ text }) => text)

test('the parser reports PowerShell syntax errors', () => {
  for (const text of ['if ($a { }', "$a = 'x", 'function { ', '@(1,']) {
    expect(parse(text).hasError, text).toBe(true)
  }
})

test.each(SCRIPTS)('$name is valid PowerShell', ({ script }) => {
  const root = parse(script)
  expect(textsOf(root, 'ERROR')).toEqual([])
  expect(root.hasError).toBe(false)
})

test.each(SCRIPTS)(
  '$name is ASCII, because Windows PowerShell reads other files in the computer’s code page',
  ({ script }) => {
    expect(script).toMatch(/^[\x20-\x7E\n]*$/)
  }
)

test.each(SCRIPTS)('$name calls only known commands, by their full names', ({ script }) => {
  const root = parse(script)
  const own = textsOf(root, 'function_name')
  for (const name of own) expect(name).toMatch(VERBS)
  const called = textsOf(root, 'command_name')
  expect(called.length).toBeGreaterThan(20)
  for (const name of called) {
    expect(own.includes(name) || COMMANDLETS.test(name), name).toBe(true)
  }
  // These would execute text.
  expect(script).not.toMatch(/Invoke-Expression|\biex\b|-EncodedCommand/i)
})

test.each(SCRIPTS)('$name stops at the first failure', ({ script }) => {
  expect(script).toContain("$ErrorActionPreference = 'Stop'")
})

test('terapkan.ps1 also stops when a program fails', () => {
  const direct = textsOf(parse(SCRIPT), 'command').filter((text) => text.startsWith('&'))
  // Only one function starts programs and checks how they ended.
  expect(direct).toHaveLength(1)
  expect(SCRIPT).toMatch(/& \$path @Arguments[^\n]*\n\s*if \(\$LASTEXITCODE -ne 0\) \{ throw/)
})

test.each(SCRIPTS)(
  '$name uses every variable that it sets, and sets every one that it uses',
  ({ script }) => {
    const root = parse(script)
    const names = textsOf(root, 'variable')
      .map((text) => text.replace(/^[$@]\{?|\}$/g, '').toLowerCase())
      .filter((name) => !name.includes(':'))
    const automatic = [
      'true',
      'false',
      'null',
      'lastexitcode',
      'args',
      'psscriptroot',
      'errors',
      '_',
    ]
    const set = new Set(
      [...script.matchAll(/\$(\w+)\s*=(?!=)|\[\w+(?:\[\])?\]\$(\w+)|foreach \(\$(\w+) in/g)].map(
        ([, one, two, three]) => (one ?? two ?? three ?? '').toLowerCase()
      )
    )
    for (const name of names) expect(set.has(name) || automatic.includes(name), name).toBe(true)
    for (const name of set) {
      const uses = names.filter((one) => one === name).length
      const isPreference = name === 'erroractionpreference'
      expect(uses > 1 || isPreference, `${name} is used`).toBe(true)
    }
  }
)

/** docs/kiosk.md promises each of them. */
test.each([
  ['the task manager', /\\Policies\\System['"] 'DisableTaskMgr' 1/],
  ['locking', /\\Policies\\System['"] 'DisableLockWorkstation' 1/],
  ['changing the password', /\\Policies\\System['"] 'DisableChangePassword' 1/],
  ['Sticky Keys', /\\StickyKeys['"] 'Flags' '506'/],
  ['Filter Keys', /\\Keyboard Response['"] 'Flags' '122'/],
  ['Toggle Keys', /\\ToggleKeys['"] 'Flags' '58'/],
  ['the screen saver', /'ScreenSaveActive' '0'/],
  ['other accounts', /'HideFastUserSwitching' 1/],
  ['the lock screen', /'NoLockScreen' 1/],
  ['a lock after some idle minutes', /'InactivityTimeoutSecs' 0/],
  ['sleep', /'standby-timeout-ac', '0'/],
  ['the power button', /'PBUTTONACTION', '0'/],
])('terapkan.ps1 disables: %s', (_, setting) => {
  expect(SCRIPT).toMatch(setting)
})

test('terapkan.ps1 signs the kiosk’s account in automatically, with a password that only the system can read', () => {
  expect(SCRIPT).toMatch(/'AutoAdminLogon' '1'/)
  expect(SCRIPT).toMatch(/'ForceAutoLogon' '1'/)
  expect(SCRIPT).toMatch(/'DefaultUserName' \$account/)
  // In the registry every account could read it.
  expect(SCRIPT).toContain("Remove-ItemProperty -Path $winlogon -Name 'DefaultPassword'")
  expect(SCRIPT).toMatch(/::Store\('DefaultPassword', \$password\)/)
  expect(SCRIPT).not.toMatch(/(Set-Policy|ItemProperty -Lit)[^\n]*DefaultPassword/)
})

test('terapkan.ps1 keeps the password of a seat that signs in, because Windows encrypts kept exams with it', () => {
  const guarded =
    /if \(\$NewPassword -or -not \$isSignedIn\) \{\n([\s\S]*?)\n\}\n/.exec(SCRIPT)?.[1] ?? ''
  const rest = SCRIPT.replace(guarded, '')
  for (const part of ['Set-LocalUser', 'New-LocalUser', "::Store('DefaultPassword'"]) {
    expect(guarded).toContain(part)
    expect(rest).not.toContain(part)
  }
  expect(SCRIPT).toMatch(
    /\$isSignedIn = \$isThere -and \$signIn\.AutoAdminLogon -eq '1' -and \$signIn\.DefaultUserName -eq \$account/
  )
})

describe('updates by the system', () => {
  /** The position of each text. All must be present, in this order. */
  function inOrder(texts: readonly string[], script = UPDATE_SCRIPT): void {
    const places = texts.map((text) => script.indexOf(text))
    for (const [at, text] of texts.entries()) expect(places[at], text).toBeGreaterThan(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }

  test('system updates come only from the folder on the exam’s own server', () => {
    expect(UPDATE_SCRIPT).toContain(
      "-not $feed.StartsWith('https://') -or $feed -cne ([string]$settings.server + '/kios/pembaruan/')"
    )
    expect(UPDATE_SCRIPT).toContain('$call.AllowAutoRedirect = $false')
    expect(UPDATE_SCRIPT.match(/Save-File "/g)).toHaveLength(2)
    expect(UPDATE_SCRIPT).toContain('Save-File "$($feed)latest.yml" $listing 65536')
    // The name contains no path.
    expect(UPDATE_SCRIPT).toContain(
      "$name = Get-Entry $text 'path: ([A-Za-z0-9][A-Za-z0-9._-]*\\.exe)'"
    )
    expect(UPDATE_SCRIPT).toContain('Save-File "$feed$name" $installer $size')
    expect(UPDATE_SCRIPT).not.toMatch(/ServerCertificateValidationCallback|http:\/\//)
  })

  describe('read what electron-builder writes', () => {
    const SHA512 = `${'+/aA9'.repeat(17)}z==`
    /** In the format of this repository's electron-builder: plain YAML with long lines. */
    const listingOf = (version: string, url = 'lulus-kios-0.2.0-setup.exe', sha512 = SHA512) =>
      dump(
        {
          version,
          files: [{ url, sha512, size: 104_857_600 }],
          path: url,
          sha512,
          releaseDate: '2026-11-22T09:05:00.000Z',
        },
        { lineWidth: 8000 }
      )
    const forms = [...UPDATE_SCRIPT.matchAll(/Get-Entry \$text (['"])(.*)\1\)?\n/g)].map(
      ([, , form = '']) => form
    )
    /** The matches of each pattern. The script refuses a pattern that matches more or less than once. */
    const found = (listing: string) =>
      forms.map((form) =>
        [...listing.matchAll(new RegExp(`^${form}\\r?$`, 'gm'))].map(([, entry]) => entry)
      )

    test.each(['\n', '\r\n'])(
      'the update script reads electron-builder’s listing with lines ending in %j',
      (end) => {
        expect(found(listingOf('0.2.0').replaceAll('\n', end))).toEqual([
          ['0.2.0'],
          ['lulus-kios-0.2.0-setup.exe'],
          [SHA512],
          ['104857600'],
        ])
      }
    )

    test.each([
      ['a version before its release', listingOf('0.2.0-beta.1')],
      ['a path with folders', listingOf('0.2.0', '../../Windows/a.exe')],
      ['another address', listingOf('0.2.0', 'https://jahat.example/a.exe')],
      ['what is no installer', listingOf('0.2.0', 'a.msi')],
      ['a short hash', listingOf('0.2.0', 'a.exe', 'AAAA')],
      ['everything twice', listingOf('0.2.0').repeat(2)],
      ['a page', '<!doctype html>'],
    ])('the update script refuses a listing with %s', (_, listing) => {
      expect(found(listing).some((entries) => entries.length !== 1)).toBe(true)
    })
  })

  test('on a frozen disk nothing is downloaded, and the seat says why', () => {
    inOrder([
      "'DF Status' -eq 'Frozen'",
      'UWF_Filter',
      '$freezer = Get-Freezer',
      "Set-Notice 'frozen' '' $freezer",
      'Save-File "$($feed)latest.yml"',
    ])
    expect(UPDATE_SCRIPT).toMatch(/if \(\$freezer\) \{[^}]*\breturn\n/)
  })

  test('the update script checks version, hash, signature and the installer’s own version before installing', () => {
    inOrder([
      'if ($version -le (Get-ProgramVersion $program))',
      'Save-File "$feed$name"',
      'Get-FileHash -Algorithm SHA512',
      "throw 'Pemasang bukan yang diumumkan.'",
      '(Get-Signer $installer) -cne (Get-Signer $program)',
      '(Get-ProgramVersion $installer) -ne $version',
      'Start-Process -FilePath $installer',
    ])
    expect(UPDATE_SCRIPT).toMatch(/\$signature\.Status -ne 'Valid'\) \{ throw/)
    expect(UPDATE_SCRIPT.match(/Start-Process/g)).toHaveLength(1)
    expect(UPDATE_SCRIPT).toMatch(/-PassThru\n\s*if \(\$run\.ExitCode -ne 0\) \{ throw/)
  })

  test('system updates wait until the kiosk has exited by itself, and only then restart the computer', () => {
    inOrder([
      'while (-not $isLeft -and',
      '$isLeft = Test-Permission $token',
      'if (-not $isLeft) {',
      'Start-Process -FilePath $installer',
      'if ($isLeft) { Restart-Computer -Force }',
    ])
    expect(UPDATE_SCRIPT).toMatch(/if \(-not \$isLeft\) \{[^}]*\breturn\n/)
    expect(UPDATE_SCRIPT.match(/\$isLeft = /g)).toHaveLength(2)
    // The script never ends the kiosk.
    expect(UPDATE_SCRIPT).not.toMatch(/Stop-Process|taskkill/i)
    expect(UPDATE_SCRIPT.match(/Restart-Computer/g)).toHaveLength(1)
  })

  test('an installer that failed is not retried every hour', () => {
    inOrder([
      '-ceq $attempt',
      "throw 'Pemasangan versi ini gagal",
      '[IO.File]::WriteAllText($triedFile, $attempt)',
      'Start-Process',
    ])
  })

  test('system updates run as a system task, only where the settings name an update address', () => {
    inOrder(
      [
        'Unregister-ScheduledTask',
        'if ($settings.updates) {',
        "Copy-Item -LiteralPath (Join-Path $PSScriptRoot 'perbarui.ps1')",
        'Register-ScheduledTask',
      ],
      SCRIPT
    )
    expect(SCRIPT).toContain("$system = 'S-1-5-18'")
    expect(SCRIPT).toContain('-UserId $system -LogonType ServiceAccount -RunLevel Highest')
    expect(SCRIPT).toContain('-MultipleInstances IgnoreNew')
  })

  test('only administrators and the system can write the update script and its downloads', () => {
    inOrder(
      [
        "@('/c', 'rmdir', '/s', '/q', $path)",
        "@($updater, '/reset')",
        `@($path, '/inheritance:r', '/grant:r', "*\${administrators}:(OI)(CI)F", "*\${system}:(OI)(CI)F")`,
        `@($path, '/grant:r', "*\${reader}:(OI)(CI)M")`,
      ],
      SCRIPT
    )
    expect(SCRIPT.match(/:\(OI\)\(CI\)M/g), 'only the folder of its permission').toHaveLength(1)
  })
})
