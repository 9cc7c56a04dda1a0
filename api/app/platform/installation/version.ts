import { readFileSync } from 'node:fs'

/** The application's version: both in the sources and in the build. */
export function versionOf(appRoot: URL): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', appRoot), 'utf8')) as {
    version: string
  }
  return version
}
