import { readFileSync } from 'node:fs'

/** The application's version: beside the sources and in the build alike. */
export function versionOf(appRoot: URL): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', appRoot), 'utf8')) as {
    version: string
  }
  return version
}
