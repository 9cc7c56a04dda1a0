import { createHash, randomBytes } from 'node:crypto'
import type { SebSettings } from '#app/labs/seb/config_key'
import { SEB_SCREEN } from '#contracts/seb'

const SALT_BYTES = 32

/** SEB's numbers for its choices (SEB-Specification-ConfigKeys.pdf on safeexambrowser.org). */
const FULL_SCREEN = 1
const NEVER = 0
const ALLOW = 1
/** Of the engines of macOS and iOS, the one that has SEB's JavaScript interface and isn't deprecated. */
const MODERN_WEB_VIEW = 3
/** SEB's service must run: it closes the task manager and what Ctrl+Alt+Del offers. */
const SERVICE_MANDATORY = 2
const STARTS_AN_EXAM = 0

/**
 * New SEB settings for an exam on this server. A random salt makes their Config Key unique, so that it can't be
 * computed from the known settings, and differs from those of earlier settings.
 * @param origin the server's public one
 */
export function newSebSettings(origin: string, quitPassword: string): SebSettings {
  return {
    sebConfigPurpose: STARTS_AN_EXAM,
    startURL: origin + SEB_SCREEN,
    examKeySalt: randomBytes(SALT_BYTES),
    sendBrowserExamKey: true,

    // Leaving
    allowQuit: true,
    hashedQuitPassword: createHash('sha256').update(quitPassword).digest('hex'),
    allowPreferencesWindow: false,
    downloadAndOpenSebConfig: false,
    examSessionReconfigureAllow: false,

    // Which pages
    URLFilterEnable: true,
    // Would force the old engine on macOS. Our pages load nothing from elsewhere: their policy forbids it.
    URLFilterEnableContentFilter: false,
    URLFilterRules: [{ action: ALLOW, active: true, expression: hostRule(origin), regex: false }],
    newBrowserWindowByLinkPolicy: NEVER,
    newBrowserWindowByScriptPolicy: NEVER,

    // The window
    browserViewMode: FULL_SCREEN,
    browserWindowWebView: MODERN_WEB_VIEW,
    allowBrowsingBackForward: false,
    browserWindowAllowAddressBar: false,
    // A page that hangs must be reloadable without a restart; the server keeps time and answers.
    browserWindowAllowReload: true,
    showReloadButton: true,
    showReloadWarning: true,
    showTaskBar: true,
    showTime: true,
    audioControlEnabled: true,
    audioMute: false,

    // The page's abilities
    allowDeveloperConsole: false,
    allowDictation: false,
    allowDictionaryLookup: false,
    allowDownUploads: false,
    allowDownloads: false,
    allowUploads: false,
    allowFind: false,
    allowPrint: false,
    allowSpellCheck: false,
    enablePrivateClipboard: true,
    enableRightMouse: false,

    // The computer
    allowDisplayMirroring: false,
    allowedDisplaysMaxNumber: 1,
    allowScreenCapture: false,
    allowScreenSharing: false,
    allowSiri: false,
    allowStickyKeys: false,
    allowVirtualMachine: false,
    allowWindowCapture: false,
    enablePrintScreen: false,
    sebServiceIgnore: false,
    sebServicePolicy: SERVICE_MANDATORY,
  }
}

/** The server's own host and port; the dot excludes its subdomains. */
function hostRule(origin: string): string {
  const { protocol, hostname, port } = new URL(origin)
  return `${protocol}//.${hostname}${port && `:${port}`}`
}
