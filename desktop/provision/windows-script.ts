import { ADMINISTRATORS, SYSTEM } from '../src/main/config/windows-accounts.ts'
import { UPDATE_PERMISSION_FOLDER, UPDATE_SCRIPT } from '../src/main/places.ts'
import { DOWNLOADS } from './windows-update-script.ts'

/**
 * Sets up a Windows computer as a seat: account, automatic sign-in, kiosk.json, updates, policies, and one of the two
 * files. It can be run repeatedly. In ASCII, because Windows PowerShell reads other files in the computer's code page.
 * @param account the kiosk's local account, the only one besides administrators that may read kiosk.json
 */
export function applyScript(account: string): string {
  return [
    HEAD.replace('%ACCOUNT%', account),
    ACCOUNT,
    SETTINGS,
    UPDATES,
    POLICIES,
    SIGN_IN,
    MODE,
    'Write-Output "Kursi $Seat siap. Nyalakan ulang komputer."\n',
  ].join('\n')
}

const HEAD = `#Requires -Version 5.1
#Requires -RunAsAdministrator
param(
  [Parameter(Mandatory)][string]$Seat,
  [Parameter(Mandatory)][ValidateSet('ShellLauncher', 'AssignedAccess')][string]$Mode,
  [switch]$NewPassword
)
$ErrorActionPreference = 'Stop'
$account = '%ACCOUNT%'

# PowerShell doesn't treat a program's failure as an error.
function Invoke-Program {
  param([string]$Name, [string[]]$Arguments)
  $path = Join-Path "$env:SystemRoot\\System32" $Name
  & $path @Arguments | Out-Null
  if ($LASTEXITCODE -ne 0) { throw "$Name gagal: $Arguments" }
}

# Numbers become DWORDs, text stays text. Missing keys are created.
function Set-Policy {
  param([string]$Key, [string]$Name, [object]$Value)
  if (-not (Test-Path -LiteralPath $Key)) { New-Item -Force -Path $Key | Out-Null }
  $type = if ($Value -is [int]) { 'DWord' } else { 'String' }
  New-ItemProperty -LiteralPath $Key -Name $Name -Value $Value -PropertyType $type -Force | Out-Null
}
`

const ACCOUNT = `# Windows' own calls for what no command can do: make an account's profile before its first sign-in, and keep the
# password of the automatic sign-in where only the system reads it. In the registry every account could.
Add-Type -TypeDefinition @'
using System;
using System.ComponentModel;
using System.Runtime.InteropServices;
using System.Text;

public static class LulusProfile {
  [DllImport("userenv.dll", CharSet = CharSet.Unicode)]
  static extern int CreateProfile(string sid, string name, StringBuilder path, uint length);

  const int AlreadyThere = unchecked((int)0x800700B7);

  public static void Create(string sid, string name) {
    int result = CreateProfile(sid, name, new StringBuilder(260), 260);
    if (result != 0 && result != AlreadyThere) Marshal.ThrowExceptionForHR(result);
  }
}

public static class LulusSecret {
  [StructLayout(LayoutKind.Sequential)]
  struct Text { public ushort Length; public ushort MaximumLength; public IntPtr Buffer; }

  [StructLayout(LayoutKind.Sequential)]
  struct Attributes {
    public int Length; public IntPtr RootDirectory; public IntPtr ObjectName;
    public uint Flags; public IntPtr SecurityDescriptor; public IntPtr QualityOfService;
  }

  [DllImport("advapi32.dll")]
  static extern uint LsaOpenPolicy(IntPtr system, ref Attributes attributes, uint access, out IntPtr policy);
  [DllImport("advapi32.dll")]
  static extern uint LsaStorePrivateData(IntPtr policy, ref Text name, ref Text data);
  [DllImport("advapi32.dll")]
  static extern uint LsaClose(IntPtr policy);
  [DllImport("advapi32.dll")]
  static extern int LsaNtStatusToWinError(uint status);

  const uint CreateSecret = 0x20;

  public static void Store(string name, string data) {
    Attributes attributes = new Attributes();
    attributes.Length = Marshal.SizeOf(typeof(Attributes));
    IntPtr policy;
    Check(LsaOpenPolicy(IntPtr.Zero, ref attributes, CreateSecret, out policy));
    Text key = TextOf(name);
    Text value = TextOf(data);
    try {
      Check(LsaStorePrivateData(policy, ref key, ref value));
    } finally {
      Marshal.FreeHGlobal(key.Buffer);
      Marshal.ZeroFreeGlobalAllocUnicode(value.Buffer);
      LsaClose(policy);
    }
  }

  static Text TextOf(string text) {
    Text result = new Text();
    result.Length = (ushort)(text.Length * 2);
    result.MaximumLength = (ushort)(text.Length * 2 + 2);
    result.Buffer = Marshal.StringToHGlobalUni(text);
    return result;
  }

  static void Check(uint status) {
    if (status != 0) throw new Win32Exception(LsaNtStatusToWinError(status));
  }
}
'@

# This password is never typed: Windows signs in automatically. A new one would lock the copies of an interrupted exam for
# good, which Windows encrypts with it. So it is set once, or again if the automatic sign-in fails (-NewPassword).
$winlogon = 'HKLM:\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\Winlogon'
$signIn = Get-ItemProperty -LiteralPath $winlogon
$isThere = [bool](Get-LocalUser -Name $account -ErrorAction Ignore)
$isSignedIn = $isThere -and $signIn.AutoAdminLogon -eq '1' -and $signIn.DefaultUserName -eq $account
if ($NewPassword -or -not $isSignedIn) {
  $random = New-Object byte[] 24
  [Security.Cryptography.RandomNumberGenerator]::Create().GetBytes($random)
  $password = [Convert]::ToBase64String($random) + '-aA1'
  $secure = ConvertTo-SecureString $password -AsPlainText -Force
  if ($isThere) {
    Set-LocalUser -Name $account -Password $secure -PasswordNeverExpires $true
  } else {
    New-LocalUser -Name $account -Password $secure -PasswordNeverExpires -UserMayNotChangePassword | Out-Null
  }
  [LulusSecret]::Store('DefaultPassword', $password)
}
$reader = (Get-LocalUser -Name $account).SID.Value
[LulusProfile]::Create($reader, $account)
`

const SETTINGS = `# Administrators and the system write, the kiosk's account reads, nobody else: the file holds the seat's key and the
# PIN's hash. Accounts are named by their SIDs, which are the same in every language.
$administrators = '${ADMINISTRATORS}'
$system = '${SYSTEM}'
$folder = Join-Path $env:ProgramData 'Lulus'
$file = Join-Path $folder 'kiosk.json'
# Any account may have created this folder before, or a link to another one.
if (Test-Path -LiteralPath $folder) {
  $isLink = (Get-Item -Force -LiteralPath $folder).Attributes -band [IO.FileAttributes]::ReparsePoint
  $owner = (Get-Acl -LiteralPath $folder).GetOwner([Security.Principal.SecurityIdentifier]).Value
  if ($isLink -or $owner -notin $administrators, $system) {
    throw "$folder sudah ada dan bukan milik administrator. Periksa isinya, hapus, lalu jalankan lagi."
  }
}
New-Item -ItemType Directory -Force -Path $folder | Out-Null
Invoke-Program 'icacls.exe' @($folder, '/setowner', "*$administrators")
Invoke-Program 'icacls.exe' @($folder, '/reset')
Invoke-Program 'icacls.exe' @($folder, '/inheritance:r', '/grant:r', "*\${administrators}:(OI)(CI)F", "*\${system}:(OI)(CI)F", "*\${reader}:(OI)(CI)RX")
# A new file inherits the folder's rights, but an old one may have others.
Remove-Item -Force -LiteralPath $file -ErrorAction Ignore
Copy-Item -LiteralPath (Join-Path $PSScriptRoot "..\\kursi-$Seat\\kiosk.json") -Destination $file
Invoke-Program 'icacls.exe' @($file, '/setowner', "*$administrators")
Invoke-Program 'icacls.exe' @($file, '/reset')
`

const UPDATES = `# Updates: the kiosk's account may not install anything. A task of the system does, from the address in kiosk.json alone.
$taskName = 'Lulus Kios Pembaruan'
$updater = Join-Path $folder '${UPDATE_SCRIPT}'
Get-ScheduledTask -TaskName $taskName -ErrorAction SilentlyContinue | Unregister-ScheduledTask -Confirm:$false
Remove-Item -Force -LiteralPath $updater -ErrorAction Ignore
foreach ($place in '${DOWNLOADS}', '${UPDATE_PERMISSION_FOLDER}') {
  $path = Join-Path $folder $place
  # Files that others created before have their own rights. This command doesn't follow links.
  if (Test-Path -LiteralPath $path) { Invoke-Program 'cmd.exe' @('/c', 'rmdir', '/s', '/q', $path) }
}
$settings = Get-Content -Raw -Encoding UTF8 -LiteralPath $file | ConvertFrom-Json
if ($settings.updates) {
  Copy-Item -LiteralPath (Join-Path $PSScriptRoot '${UPDATE_SCRIPT}') -Destination $updater
  Invoke-Program 'icacls.exe' @($updater, '/setowner', "*$administrators")
  Invoke-Program 'icacls.exe' @($updater, '/reset')
  # No other account can replace an installer after it was verified.
  $path = Join-Path $folder '${DOWNLOADS}'
  New-Item -ItemType Directory -Path $path | Out-Null
  Invoke-Program 'icacls.exe' @($path, '/inheritance:r', '/grant:r', "*\${administrators}:(OI)(CI)F", "*\${system}:(OI)(CI)F")
  # Here the kiosk reports that it has exited.
  $path = Join-Path $folder '${UPDATE_PERMISSION_FOLDER}'
  New-Item -ItemType Directory -Path $path | Out-Null
  Invoke-Program 'icacls.exe' @($path, '/grant:r', "*\${reader}:(OI)(CI)M")
  $shell = Join-Path $env:SystemRoot 'System32\\WindowsPowerShell\\v1.0\\powershell.exe'
  $action = New-ScheduledTaskAction -Execute $shell -Argument ('-NoProfile -NonInteractive -ExecutionPolicy Bypass -File "{0}"' -f $updater)
  $hourly = New-ScheduledTaskTrigger -Once -At (Get-Date).Date -RepetitionInterval (New-TimeSpan -Hours 1)
  $principal = New-ScheduledTaskPrincipal -UserId $system -LogonType ServiceAccount -RunLevel Highest
  $limits = New-ScheduledTaskSettingsSet -MultipleInstances IgnoreNew -ExecutionTimeLimit (New-TimeSpan -Hours 3) -AllowStartIfOnBatteries -DontStopIfGoingOnBatteries
  Register-ScheduledTask -TaskName $taskName -Action $action -Trigger $hourly -Principal $principal -Settings $limits | Out-Null
}
`

const POLICIES = `# The kiosk's account: what Ctrl+Alt+Del, Ctrl+Shift+Esc, five times Shift and an idle screen would open.
$loaded = Test-Path -LiteralPath "Registry::HKEY_USERS\\$reader"
$hive = if ($loaded) { $reader } else { 'LulusKios' }
if (-not $loaded) {
  $list = "HKLM:\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\ProfileList\\$reader"
  $profileFolder = (Get-Item -LiteralPath $list).GetValue('ProfileImagePath')
  Invoke-Program 'reg.exe' @('load', "HKU\\$hive", (Join-Path $profileFolder 'NTUSER.DAT'))
}
try {
  $own = "Registry::HKEY_USERS\\$hive"
  Set-Policy "$own\\Software\\Microsoft\\Windows\\CurrentVersion\\Policies\\System" 'DisableTaskMgr' 1
  Set-Policy "$own\\Software\\Microsoft\\Windows\\CurrentVersion\\Policies\\System" 'DisableLockWorkstation' 1
  Set-Policy "$own\\Software\\Microsoft\\Windows\\CurrentVersion\\Policies\\System" 'DisableChangePassword' 1
  Set-Policy "$own\\Control Panel\\Accessibility\\StickyKeys" 'Flags' '506'
  Set-Policy "$own\\Control Panel\\Accessibility\\Keyboard Response" 'Flags' '122'
  Set-Policy "$own\\Control Panel\\Accessibility\\ToggleKeys" 'Flags' '58'
  Set-Policy "$own\\Control Panel\\Desktop" 'ScreenSaveActive' '0'
} finally {
  # Handles that PowerShell still holds would keep the hive loaded.
  [GC]::Collect()
  [GC]::WaitForPendingFinalizers()
  if (-not $loaded) { Invoke-Program 'reg.exe' @('unload', "HKU\\$hive") }
}

# The computer: no other account, no lock, no sleep, and a power button that does nothing.
Set-Policy 'HKLM:\\SOFTWARE\\Microsoft\\Windows\\CurrentVersion\\Policies\\System' 'HideFastUserSwitching' 1
Set-Policy 'HKLM:\\SOFTWARE\\Microsoft\\Windows\\CurrentVersion\\Policies\\System' 'InactivityTimeoutSecs' 0
Set-Policy 'HKLM:\\SOFTWARE\\Policies\\Microsoft\\Windows\\Personalization' 'NoLockScreen' 1
foreach ($timeout in 'monitor-timeout-ac', 'monitor-timeout-dc', 'hibernate-timeout-ac', 'hibernate-timeout-dc', 'standby-timeout-dc') {
  Invoke-Program 'powercfg.exe' @('/change', $timeout, '0')
}
Invoke-Program 'powercfg.exe' @('/change', 'standby-timeout-ac', '0')
foreach ($index in '/setacvalueindex', '/setdcvalueindex') {
  Invoke-Program 'powercfg.exe' @($index, 'SCHEME_CURRENT', 'SUB_BUTTONS', 'PBUTTONACTION', '0')
  Invoke-Program 'powercfg.exe' @($index, 'SCHEME_CURRENT', 'SUB_BUTTONS', 'SBUTTONACTION', '0')
  Invoke-Program 'powercfg.exe' @($index, 'SCHEME_CURRENT', 'SUB_BUTTONS', 'LIDACTION', '0')
}
Invoke-Program 'powercfg.exe' @('/setactive', 'SCHEME_CURRENT')
`

const SIGN_IN = `# Signs the kiosk's account in at every start, and again when it signs out. An administrator holds Shift while it does.
Remove-ItemProperty -Path $winlogon -Name 'DefaultPassword' -ErrorAction Ignore
Remove-ItemProperty -Path $winlogon -Name 'AutoLogonCount' -ErrorAction Ignore
Set-Policy $winlogon 'DefaultUserName' $account
Set-Policy $winlogon 'DefaultDomainName' $env:COMPUTERNAME
Set-Policy $winlogon 'AutoAdminLogon' '1'
Set-Policy $winlogon 'ForceAutoLogon' '1'
`

const MODE = `# The bridge to device management answers to the system's own account: run this with PsExec -s, or from MDM.
if ($Mode -eq 'ShellLauncher') {
  Enable-WindowsOptionalFeature -Online -FeatureName 'Client-EmbeddedShellLauncher' -All -NoRestart | Out-Null
}
$name = if ($Mode -eq 'ShellLauncher') { 'shell-launcher.xml' } else { 'assigned-access.xml' }
$xml = Get-Content -Raw -Encoding UTF8 -LiteralPath (Join-Path $PSScriptRoot $name)
$bridge = Get-CimInstance -Namespace 'root\\cimv2\\mdm\\dmmap' -ClassName 'MDM_AssignedAccess'
$encoded = [System.Net.WebUtility]::HtmlEncode($xml)
if ($Mode -eq 'ShellLauncher') { $bridge.ShellLauncher = $encoded } else { $bridge.Configuration = $encoded }
Set-CimInstance -CimInstance $bridge
`
