/**
 * What a release consists of. Its folders lie as in the repository, because the server finds its web build, its fonts
 * and its packages by these places.
 */

/** Copied whole but for what is left out below. */
export const FOLDERS = ['api/build', 'web/dist', 'deploy']

/** Single files; they keep their places. */
export const FILES = [
  'CHANGELOG.md',
  'LICENSE',
  'docs/operations.md',
  'docs/exam-day.md',
  'docs/kiosk.md',
]

/**
 * Files that no running server reads, with the reason.
 * @type {readonly (readonly [pattern: RegExp, reason: string])[]}
 */
const LEFT_OUT = [
  [/\.map$/, 'maps of sources that are not there'],
  [/\.d\.[cm]?ts$/, 'types'],
  [/(^|\/)node_modules\/.*\/(README|CHANGELOG|HISTORY)(\.md)?$/i, 'documents of packages'],
  [/^api\/build\/(tests|benchmarks)\//, 'tests'],
  [/^web\/dist\/(\.fingerprint$|\.vite\/)/, "the build's own notes"],
  [/^node_modules\/better-sqlite3\/(deps|src)\//, 'sources of SQLite'],
  [/^node_modules\/better-sqlite3\/binding\.gyp$/, 'sources of SQLite'],
]

/** Packages with builds for several platforms, of which one is used. */
const PREBUILD = /^node_modules\/better-sqlite3\/prebuilds\/([^/]+)\.node$/

/** Fonts of all weights and scripts, of which the papers use these (app/paper/typesetting/typefaces.ts). */
const FONTS = /^node_modules\/@expo-google-fonts\/[^/]+\/.*\.(ttf|png)$/
const USED_FONTS = /\/400Regular\/[A-Za-z]+_400Regular\.ttf$/

/**
 * @param {string} path below the repository's root, with slashes
 * @param {string} platform such as `linux-x64`
 * @returns {boolean} whether a release holds the file
 */
export function isReleased(path, platform) {
  const prebuild = PREBUILD.exec(path)
  if (prebuild) return prebuild[1] === platform
  if (FONTS.test(path)) return USED_FONTS.test(path)
  return !LEFT_OUT.some(([pattern]) => pattern.test(path))
}
