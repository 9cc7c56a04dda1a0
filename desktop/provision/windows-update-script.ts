import {
  PERMISSION_FILE,
  UPDATE_NOTICE_FILE,
  UPDATE_PERMISSION_FOLDER,
} from '../src/main/places.ts'
import { KIOSK_UPDATES_PATH } from '../src/main/config/kiosk-config.ts'

/** The download folder for installers before verification, inside the settings' folder. */
export const DOWNLOADS = 'unduhan'

/**
 * Updates the kiosk of a seat. It is run by the system, because the kiosk's account may not install anything. It
 * accepts only installers from the exam's own server, signed by the installed program's publisher, and newer than it,
 * and installs once the kiosk has exited by itself. In ASCII, like `applyScript`.
 * @param program the kiosk's program, absolute
 */
export function updateScript(program: string): string {
  return SCRIPT.replace('%PROGRAM%', program)
}

const SCRIPT = `#Requires -Version 5.1
#Requires -RunAsAdministrator
# Started every hour by the task that terapkan.ps1 creates.
$ErrorActionPreference = 'Stop'
$program = '%PROGRAM%'
$noticeFile = Join-Path $PSScriptRoot '${UPDATE_NOTICE_FILE}'
$permissionFile = Join-Path $PSScriptRoot '${UPDATE_PERMISSION_FOLDER}\\${PERMISSION_FILE}'
$downloads = Join-Path $PSScriptRoot '${DOWNLOADS}'
$listing = Join-Path $downloads 'latest.yml'
$triedFile = Join-Path $downloads 'dicoba.txt'

# The kiosk reads this file and shows it in its check. It is moved into place, so that it is never read half written.
function Set-Notice {
  param([string]$State, [string]$Version, [string]$Detail, [string]$Token, [long]$Until)
  $now = [DateTimeOffset]::UtcNow.ToUnixTimeMilliseconds()
  $text = [ordered]@{ state = $State; version = $Version; detail = $Detail; token = $Token; until = $Until; at = $now } | ConvertTo-Json
  [IO.File]::WriteAllText("$noticeFile.baru", $text)
  Move-Item -Force -LiteralPath "$noticeFile.baru" -Destination $noticeFile
}

# A redirect, or a response longer than announced, is refused.
function Save-File {
  param([string]$Address, [string]$Target, [long]$Most)
  $call = [Net.WebRequest]::CreateHttp($Address)
  $call.AllowAutoRedirect = $false
  $call.Proxy = $null
  $call.Timeout = 60000
  $call.ReadWriteTimeout = 60000
  $answer = $call.GetResponse()
  try {
    if ([int]$answer.StatusCode -ne 200) { throw "$Address tidak memberi berkas." }
    $source = $answer.GetResponseStream()
    $file = [IO.File]::Create($Target)
    try {
      $buffer = New-Object byte[] 65536
      $total = [long]0
      $count = $source.Read($buffer, 0, $buffer.Length)
      while ($count -gt 0) {
        $total = $total + $count
        if ($total -gt $Most) { throw "$Address lebih besar dari yang diumumkan." }
        $file.Write($buffer, 0, $count)
        $count = $source.Read($buffer, 0, $buffer.Length)
      }
    } finally {
      $file.Dispose()
    }
  } finally {
    $answer.Close()
  }
}

# The only line of latest.yml that matches. A file with none or several doesn't come from electron-builder.
function Get-Entry {
  param([string]$Text, [string]$Form)
  $found = [regex]::Matches($Text, '(?m)^' + $Form + '\\r?$')
  if ($found.Count -ne 1) { throw 'Isi latest.yml tidak dikenali.' }
  $found[0].Groups[1].Value
}

# The version of a program or an installer, from its file.
function Get-ProgramVersion {
  param([string]$Path)
  $info = (Get-Item -LiteralPath $Path).VersionInfo
  New-Object Version $info.ProductMajorPart, $info.ProductMinorPart, $info.ProductBuildPart
}

# The whole subject of a valid signature's certificate.
function Get-Signer {
  param([string]$Path)
  $signature = Get-AuthenticodeSignature -LiteralPath $Path
  if ($signature.Status -ne 'Valid') { throw "$Path tidak bertanda tangan sah." }
  $signature.SignerCertificate.Subject
}

# Whether the kiosk has written this token, and so has exited because the seat is unused. Its account can write anything there.
function Test-Permission {
  param([string]$Token)
  $given = Get-Item -LiteralPath $permissionFile -ErrorAction Ignore
  if (-not $given -or $given.Length -ne $Token.Length) { return $false }
  (Get-Content -Raw -LiteralPath $permissionFile -ErrorAction Ignore) -ceq $Token
}

# What makes the disk forget every change at the next start. An update would be gone then, and come again every hour.
function Get-Freezer {
  foreach ($key in 'HKLM:\\SOFTWARE\\WOW6432Node\\Faronics\\Deep Freeze 6', 'HKLM:\\SOFTWARE\\Faronics\\Deep Freeze 6') {
    $found = Get-ItemProperty -LiteralPath $key -ErrorAction Ignore
    if ($found -and $found.'DF Status' -eq 'Frozen') { return 'Deep Freeze' }
  }
  $filter = Get-CimInstance -Namespace 'root\\standardcimv2\\embedded' -ClassName UWF_Filter -ErrorAction Ignore
  if ($filter -and $filter.CurrentEnabled) { return 'UWF' }
}

$offered = ''
$isLeft = $false
try {
  # Only the folder on the exam's own server.
  $settings = Get-Content -Raw -Encoding UTF8 -LiteralPath (Join-Path $PSScriptRoot 'kiosk.json') | ConvertFrom-Json
  $feed = [string]$settings.updates
  if (-not $feed.StartsWith('https://') -or $feed -cne ([string]$settings.server + '${KIOSK_UPDATES_PATH}')) {
    throw 'Alamat pembaruan bukan milik server ujian.'
  }
  $freezer = Get-Freezer
  if ($freezer) {
    Set-Notice 'frozen' '' $freezer
    return
  }
  # So that thirty seats don't ask at once.
  Start-Sleep -Seconds (Get-Random -Maximum 600)
  [Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12
  Save-File "$($feed)latest.yml" $listing 65536
  $text = [IO.File]::ReadAllText($listing)
  $version = [version](Get-Entry $text "version: '?([0-9]{1,5}\\.[0-9]{1,5}\\.[0-9]{1,5})'?")
  $name = Get-Entry $text 'path: ([A-Za-z0-9][A-Za-z0-9._-]*\\.exe)'
  $sha512 = Get-Entry $text "sha512: '?([A-Za-z0-9+/]{86}==)'?"
  $size = [long](Get-Entry $text ' +size: ([0-9]{1,9})')
  $offered = [string]$version

  # Neither an older version nor the same again.
  if ($version -le (Get-ProgramVersion $program)) {
    Remove-Item -Force -Path (Join-Path $downloads '*.exe')
    Set-Notice 'current' $offered
    return
  }

  $installer = Join-Path $downloads $name
  Save-File "$feed$name" $installer $size
  $announced = [BitConverter]::ToString([Convert]::FromBase64String($sha512)).Replace('-', '')
  if ((Get-FileHash -Algorithm SHA512 -LiteralPath $installer).Hash -ne $announced) {
    throw 'Pemasang bukan yang diumumkan.'
  }
  if ((Get-Signer $installer) -cne (Get-Signer $program)) { throw 'Pemasang ditandatangani pihak lain.' }
  # An old installer, signed long ago, with a new version number.
  if ((Get-ProgramVersion $installer) -ne $version) { throw 'Pemasang memuat versi lain.' }

  # A seat must not restart every hour for an installer that fails.
  $attempt = "$offered $sha512"
  if ((Get-Content -Raw -LiteralPath $triedFile -ErrorAction Ignore) -ceq $attempt) {
    throw 'Pemasangan versi ini gagal. Pasang secara manual.'
  }

  # The kiosk exits by itself when the seat is unused. Nothing happens during an exam, or while a user is signed in.
  $token = [guid]::NewGuid().ToString()
  $until = [DateTimeOffset]::UtcNow.AddMinutes(40)
  Set-Notice 'waiting' $offered '' $token $until.ToUnixTimeMilliseconds()
  while (-not $isLeft -and [DateTimeOffset]::UtcNow -lt $until) {
    Start-Sleep -Seconds 5
    $isLeft = Test-Permission $token
  }
  if (-not $isLeft) {
    # Retried in an hour.
    Set-Notice 'waiting' $offered
    return
  }

  Set-Notice 'installing' $offered
  [IO.File]::WriteAllText($triedFile, $attempt)
  Start-Sleep -Seconds 10
  $run = Start-Process -FilePath $installer -ArgumentList '--updated', '/S' -Wait -PassThru
  if ($run.ExitCode -ne 0) { throw "Pemasang berakhir dengan kode $($run.ExitCode)." }
  if ((Get-ProgramVersion $program) -ne $version) { throw 'Setelah pemasangan, versinya tetap yang lama.' }
  Set-Notice 'current' $offered
} catch {
  Set-Notice 'failed' $offered $_.Exception.Message
  throw
} finally {
  # The seat is without a kiosk now: the restart signs its account in again, which starts the kiosk.
  if ($isLeft) { Restart-Computer -Force }
}
`
