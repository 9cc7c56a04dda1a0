import { createConnection } from 'mysql2/promise'

/** The databases that are measured, as the table names them. */
export const DATABASES = ['SQLite', 'MariaDB'] as const
export type Database = (typeof DATABASES)[number]

const SERVER = {
  host: process.env.DB_HOST ?? '127.0.0.1',
  port: Number(process.env.DB_PORT ?? '3306'),
  user: process.env.DB_USER ?? 'root',
  password: process.env.DB_PASSWORD ?? '',
}
const NAME = process.env.DB_DATABASE ?? 'lulus_bench'

/** Connects to the server, and to the measured database where that is there. */
export function connectMariadb({ withDatabase = false } = {}) {
  return createConnection({
    ...SERVER,
    ...(withDatabase ? { database: NAME } : {}),
    multipleStatements: true,
  })
}

/**
 * Empties the database that is measured. The embedded one is a file in a folder of its own.
 * @returns the environment variables that name it
 */
export async function emptyDatabase(
  database: Database,
  { isDropped = false } = {}
): Promise<Record<string, string>> {
  if (database === 'SQLite') return { DB_CONNECTION: 'sqlite' }
  const connection = await connectMariadb()
  try {
    await connection.query(`drop database if exists ${NAME}`)
    if (!isDropped) await connection.query(`create database ${NAME} character set utf8mb4`)
  } finally {
    await connection.end()
  }
  return {
    DB_CONNECTION: 'mysql',
    DB_HOST: SERVER.host,
    DB_PORT: String(SERVER.port),
    DB_USER: SERVER.user,
    DB_PASSWORD: SERVER.password,
    DB_DATABASE: NAME,
  }
}

/** Says which server it is, or null when there is none. */
export async function mariadbVersion(): Promise<string | null> {
  try {
    const connection = await connectMariadb()
    const [rows] = await connection.query(
      'select version() as version, @@innodb_buffer_pool_size as pool'
    )
    await connection.end()
    const [{ version, pool }] = rows as [{ version: string; pool: number }]
    return `${version.replace(/-.*/, '')}, buffer pool ${Math.round(Number(pool) / 2 ** 20)} MB`
  } catch {
    return null
  }
}
