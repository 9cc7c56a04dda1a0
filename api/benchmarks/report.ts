import { cpus, loadavg, totalmem } from 'node:os'
import { DATABASES, mariadbVersion, type Database } from './academy/databases.js'

/** Collects the results of the parts, and prints them as one table. */
export class Report {
  readonly #rows = new Map<string, Map<string, Partial<Record<Database, string>>>>()

  /** Adds a figure of one database, or of none in particular; it is printed at once, too. */
  add(part: string, what: string, value: string, database: Database = 'SQLite'): void {
    const rows = this.#rows.get(part) ?? new Map<string, Partial<Record<Database, string>>>()
    this.#rows.set(part, rows.set(what, { ...rows.get(what), [database]: value }))
    console.error(`${part}: ${what}: ${value}`)
  }

  /** The table in Markdown, with the machine above it. */
  async print(): Promise<void> {
    console.log(`${await machine()}\n`)
    console.log(`| part | measured | ${DATABASES.join(' | ')} |`)
    console.log('| --- | --- | --- | --- |')
    for (const [part, rows] of this.#rows) {
      for (const [what, values] of rows) {
        const cells = DATABASES.map((database) => values[database] ?? '')
        console.log(`| ${[part, what, ...cells].join(' | ')} |`)
      }
    }
  }
}

async function machine(): Promise<string> {
  const cores = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const mariadb = await mariadbVersion()
  return [
    `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.versions.node}`,
    mariadb === null ? 'no MariaDB' : `MariaDB ${mariadb}`,
    `load average ${loadavg()[0]?.toFixed(1)} at the end, clients on the same machine`,
  ].join('; ')
}
