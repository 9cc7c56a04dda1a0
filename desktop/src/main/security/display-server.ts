const NAMED = /^--ozone-platform(?:-hint)?=(wayland|x11)$/

/**
 * Whether the kiosk runs on Wayland, where a window can't know which display it is on.
 * @param args the command line, which Chromium checks before the session's type
 */
export function isWayland(
  platform: NodeJS.Platform,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>
): boolean {
  if (platform !== 'linux') return false
  const named = args.map((arg) => NAMED.exec(arg)?.[1]).find((name) => name !== undefined)
  return (named ?? env.XDG_SESSION_TYPE) === 'wayland'
}
