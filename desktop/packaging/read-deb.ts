import { execFileSync, spawnSync } from 'node:child_process'

/** Whether this computer can build and read Debian packages. */
export const HAS_DPKG = spawnSync('dpkg-deb', ['--version']).status === 0

/** The metadata and the files of a Debian package. */
interface DebContents {
  /** Fields of its control file. */
  control: ReadonlyMap<string, string>
  /** Names of its scripts and lists, such as `postinst`. */
  scripts: readonly string[]
  /** The installed files, by absolute path. */
  files: ReadonlyMap<string, DebEntry>
}

interface DebEntry {
  /** In the format of `ls -l`. */
  mode: string
  owner: string
  /** The target of a link, or null. */
  link: string | null
}

export function readDeb(file: string): DebContents {
  const dpkg = (...args: string[]) =>
    execFileSync('dpkg-deb', args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
  const fields = dpkg('--field', file)
    .split(/\n(?=\S)/)
    .map((field) => /^([\w-]+): (.*)$/s.exec(field.trimEnd()))
    .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []))
  const entries = dpkg('--contents', file)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [mode = '', owner = ''] = line.split(/\s+/)
      const path = line.slice(line.indexOf(' ./') + 2)
      const [place = '', link = null] = path.split(' -> ')
      return [place.replace(/(?<=.)\/$/, ''), { mode, owner, link }] as const
    })
  const [, ...listed] = dpkg('--info', file).split('\n')
  const scripts = listed.flatMap((line) => {
    const [, name] = /^\s+\d+ bytes,\s+\d+ lines\s+\*?\s+(\w+)/.exec(line) ?? []
    return name === undefined ? [] : [name]
  })
  return { control: new Map(fields), scripts, files: new Map(entries) }
}
