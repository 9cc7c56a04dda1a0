import { fitLine } from '#app/platform/log/fit_line'
import { LogFile } from '#app/platform/log/log_file'

/** Longer lines are shortened. A failure with its trace and cause has some 6,000. */
const MOST_BYTES = 16 * 1024
/** Ids, codes and a route have some 300. */
const MOST_SECURITY_BYTES = 4 * 1024

const STANDARD_OUTPUT = 1

const files = new Map<number | string, LogFile>()

/** The ordinary log, one JSON line after the other on standard output. */
export function ordinaryLog(): { write(line: string): void } {
  return linesInto(outputFile(), MOST_BYTES)
}

/** The security log. @param path its file; without one, standard output, among the ordinary lines */
export function securityLog(path: string | undefined): { write(line: string): void } {
  return linesInto(path === undefined ? outputFile() : securityFile(path), MOST_SECURITY_BYTES)
}

/** Opens the files, so that errors are reported at the start and not with the first line. Never throws. */
export async function openLogs(): Promise<void> {
  await Promise.all([...files.values()].map((file) => file.flush()))
}

/** Whether a log can't be written at present, or lines of it are lost. */
export function isLogFailing(): boolean {
  return [...files.values()].some((file) => file.isFailing)
}

function linesInto(file: LogFile, mostBytes: number) {
  return { write: (line: string) => file.write(fitLine(line, mostBytes)) }
}

function outputFile(): LogFile {
  return fileAt(STANDARD_OUTPUT, {
    title: 'The log on standard output',
    logger: 'lulus',
    lossMessage: 'lines of the log were lost, because it could not be written',
  })
}

function securityFile(path: string): LogFile {
  return fileAt(path, {
    title: `SECURITY_LOG ${path}`,
    logger: 'lulus-security',
    lossMessage: 'lines_lost',
  })
}

/** All writers to standard output share one, so that lines don't mix. */
function fileAt(place: number | string, description: ConstructorParameters<typeof LogFile>[1]) {
  const known = files.get(place)
  if (known) return known
  const file = new LogFile(place, description)
  files.set(place, file)
  process.once('exit', () => file.endNow())
  return file
}
