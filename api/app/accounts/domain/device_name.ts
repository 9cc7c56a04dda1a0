const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  // The order matters: most browsers also claim to be Chrome and Safari.
  [/\bElectron\//, 'Aplikasi kios'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The name of a login's device by its browser's user agent: 'Chrome di Windows'. */
export function deviceName(userAgent: string | undefined): string {
  const browser = nameIn(BROWSERS, userAgent)
  const system = nameIn(SYSTEMS, userAgent)
  if (browser && system) return `${browser} di ${system}`
  return browser ?? system ?? 'Perangkat tidak dikenal'
}

function nameIn(
  names: readonly [pattern: RegExp, name: string][],
  userAgent = ''
): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}
