export interface WindowsPlace {
  /** Local account for the automatic sign-in. */
  account: string
  /** Path of the kiosk's program. */
  program: string
}

/** Any fixed number works, because it only connects a profile to its account within one file. */
const PROFILE = '{5f2d6b0e-8d38-4a6c-9b0f-7c1f0b0d6a11}'

/**
 * Shell Launcher (Windows Enterprise, Education, IoT): the kiosk replaces the desktop. It restarts the kiosk after
 * every exit code except 0, which means that the operator exited.
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

/** Assigned Access (Windows 11 Pro and up): a desktop that starts the kiosk and allows no other program. */
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

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
])

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character)
}
