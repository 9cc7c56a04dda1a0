import type { Session } from 'electron'
import type { IncidentKind } from '../incidents/incident-log.ts'

interface SessionRules {
  isRequestAllowed: (address: string) => boolean
  record: (kind: IncidentKind, detail: string) => void
}

/** Denies a session all permissions, devices, downloads and other hosts. */
export function guardSession(session: Session, { isRequestAllowed, record }: SessionRules): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => {
    record('permission_denied', permission)
    answer(false)
  })
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.setUSBProtectedClassesHandler(({ protectedClasses }) => protectedClasses)
  session.setSpellCheckerEnabled(false)
  session.on('will-download', (event, item) => {
    event.preventDefault()
    record('download_denied', item.getFilename())
  })
  session.on('select-hid-device', (event) => event.preventDefault())
  session.on('select-serial-port', (event) => event.preventDefault())
  session.on('select-usb-device', (event) => event.preventDefault())
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    const isAllowed = isRequestAllowed(url)
    if (!isAllowed) record('request_denied', url.split(/[?#]/, 1)[0] ?? '')
    answer({ cancel: !isAllowed })
  })
}
