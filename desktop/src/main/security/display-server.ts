const NAMED = /^--ozone-platform(?:-hint)?=(wayland|x11)$/

/**
 * Whether the kiosk runs on Wayland, where a window can't say on which display it lies.
 * @param args the command line; Chromium looks there first, and asks the session otherwise
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
