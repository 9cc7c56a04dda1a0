import { existsSync, readFileSync } from 'node:fs'

/**
 * A command that writes to a file how much CPU time it and every process below it used, by the shell's `times`.
 * Processes that were never waited for aren't included.
 * @param {string[]} command executable and arguments
 * @param {string} file
 * @returns {string[]} the command itself where there is no such shell
 */
export function measured(command, file) {
  if (process.platform === 'win32') return command
  return ['/bin/sh', '-c', '"$@"; code=$?; times >"$0"; exit $code', file, ...command]
}

/**
 * @param {string} file that a measured command left
 * @returns {number | null} seconds, of user and system together; null when the command was killed or is not measured
 */
export function readCpuSeconds(file) {
  if (!existsSync(file)) return null
  // The first line is the shell's own, the second that of its children: 1m2.030000s 0m0.400000s.
  const children = readFileSync(file, 'utf8').split('\n')[1] ?? ''
  const parts = [...children.matchAll(/(\d+)m([\d.,]+)s/g)]
  if (parts.length !== 2) return null
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds?.replace(',', '.')),
    0
  )
}
