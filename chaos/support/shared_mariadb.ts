import { MariadbServer } from '../../api/tests/support/mariadb_server.ts'

let started: Promise<MariadbServer> | null = null

/** The MariaDB of this run, started when the first case needs it. */
export function sharedMariadb(): Promise<MariadbServer> {
  started ??= MariadbServer.start()
  return started
}

export async function removeSharedMariadb(): Promise<void> {
  await (await started)?.remove()
}
