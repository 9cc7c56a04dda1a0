import { escapeXml } from './escape-xml.ts'

export interface WindowsPlace {
  /** Local account that the computer signs in with. */
  account: string
  /** The kiosk's program. */
  program: string
}

/** Any fixed number serves: it only ties a profile to its account within one file. */
const PROFILE = '{5f2d6b0e-8d38-4a6c-9b0f-7c1f0b0d6a11}'

/**
 * Shell Launcher (Windows Enterprise, Education, IoT): the kiosk instead of the desktop. It starts anew whatever it
 * ends with, except when the operator left it (0).
 */
export function shellLauncherXml({ account, program }: WindowsPlace): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<ShellLauncherConfiguration
  xmlns="http://schemas.microsoft.com/ShellLauncher/2018/Configuration"
  xmlns:V2="http://schemas.microsoft.com/ShellLauncher/2019/Configuration">
  <Profiles>
    <DefaultProfile>
      <Shell Shell="%SystemRoot%\\explorer.exe" />
    </DefaultProfile>
    <Profile Id="${PROFILE}">
      <Shell Shell="${escapeXml(`"${program}" --diawasi`)}" V2:AppType="Desktop" V2:AllAppsFullScreen="true">
        <ReturnCodeActions>
          <ReturnCodeAction ReturnCode="0" Action="DoNothing" />
        </ReturnCodeActions>
        <DefaultAction Action="RestartShell" />
      </Shell>
    </Profile>
  </Profiles>
  <Configs>
    <Config>
      <Account Name="${escapeXml(account)}" />
      <Profile Id="${PROFILE}" />
    </Config>
  </Configs>
</ShellLauncherConfiguration>
`
}

/** Assigned Access (Windows 11 Pro and up): a desktop on which only the kiosk may run, and does. */
export function assignedAccessXml({ account, program }: WindowsPlace): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<AssignedAccessConfiguration
  xmlns="http://schemas.microsoft.com/AssignedAccess/2017/config"
  xmlns:rs5="http://schemas.microsoft.com/AssignedAccess/201810/config"
  xmlns:v5="http://schemas.microsoft.com/AssignedAccess/2022/config">
  <Profiles>
    <Profile Id="${PROFILE}">
      <AllAppsList>
        <AllowedApps>
          <App DesktopAppPath="${escapeXml(program)}" rs5:AutoLaunch="true" />
        </AllowedApps>
      </AllAppsList>
      <v5:StartPins><![CDATA[{ "pinnedList": [] }]]></v5:StartPins>
      <Taskbar ShowTaskbar="false" />
    </Profile>
  </Profiles>
  <Configs>
    <Config>
      <Account>${escapeXml(account)}</Account>
      <DefaultProfile Id="${PROFILE}" />
    </Config>
  </Configs>
</AssignedAccessConfiguration>
`
}

/** Applies one of the two files, and puts this seat's kiosk.json where only administrators write. */
export function applyScript(): string {
  return `#Requires -RunAsAdministrator
param(
  [Parameter(Mandatory)][string]$Seat,
  [Parameter(Mandatory)][ValidateSet('ShellLauncher', 'AssignedAccess')][string]$Mode
)
$ErrorActionPreference = 'Stop'
$here = Split-Path -Parent $MyInvocation.MyCommand.Path

# Administrators write, everybody reads: the kiosk runs as an ordinary account.
$folder = Join-Path $env:ProgramData 'Lulus'
New-Item -ItemType Directory -Force -Path $folder | Out-Null
icacls $folder /inheritance:r /grant '*S-1-5-32-544:(OI)(CI)F' '*S-1-5-18:(OI)(CI)F' '*S-1-5-32-545:(OI)(CI)RX' | Out-Null
Copy-Item -Force (Join-Path $here "..\\kursi-$Seat\\kiosk.json") (Join-Path $folder 'kiosk.json')

# Ctrl+Alt+Del offers no other account.
$policies = 'HKLM:\\SOFTWARE\\Microsoft\\Windows\\CurrentVersion\\Policies\\System'
Set-ItemProperty -Path $policies -Name HideFastUserSwitching -Value 1 -Type DWord

# The bridge to device management answers to the system's own account: run this with PsExec -s, or from MDM.
$xml = Get-Content -Raw (Join-Path $here $(if ($Mode -eq 'ShellLauncher') { 'shell-launcher.xml' } else { 'assigned-access.xml' }))
$bridge = Get-CimInstance -Namespace 'root\\cimv2\\mdm\\dmmap' -ClassName 'MDM_AssignedAccess'
$encoded = [System.Net.WebUtility]::HtmlEncode($xml)
if ($Mode -eq 'ShellLauncher') { $bridge.ShellLauncher = $encoded } else { $bridge.Configuration = $encoded }
Set-CimInstance -CimInstance $bridge
Write-Host "Kursi $Seat siap. Nyalakan ulang komputer."
`
}
