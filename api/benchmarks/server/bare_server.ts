/**
 * The least that a durable save can cost: parse, one upsert, one flush. A bare HTTP server that stores one answer and
 * checks nothing.
 */
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

type Save = (attempt: string, page: number, answer: string, seq: number) => Promise<void> | void

interface SqliteDatabase {
  pragma(text: string): void
  exec(sql: string): void
  prepare(sql: string): { run(...values: unknown[]): void }
}

const COLUMNS = 'attempt bigint, page int, answer char(1), seq bigint, primary key (attempt, page)'

const save =
  process.env.DB_CONNECTION === 'mysql'
    ? await saveInMariadb()
    : saveInSqlite(join(process.env.DATA_DIR ?? '.', 'bare.sqlite3'))

function saveInSqlite(file: string): Save {
  const Database = createRequire(import.meta.url)('better-sqlite3') as new (
    file: string
  ) => SqliteDatabase
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec(`create table if not exists bare_answers (${COLUMNS})`)
  const upsert = database.prepare(
    'insert into bare_answers values (?, ?, ?, ?) on conflict do update set answer = excluded.answer, seq = excluded.seq'
  )
  return (...values) => upsert.run(...values)
}

async function saveInMariadb(): Promise<Save> {
  const { createPool } = await import('mysql2/promise')
  const pool = createPool({
    host: process.env.DB_HOST,
    port: Number(process.env.DB_PORT),
    user: process.env.DB_USER,
    password: process.env.DB_PASSWORD,
    database: process.env.DB_DATABASE,
    connectionLimit: 20,
  })
  await pool.query(`create table if not exists bare_answers (${COLUMNS})`)
  return async (...values) => {
    await pool.execute(
      'insert into bare_answers values (?, ?, ?, ?) on duplicate key update answer = values(answer), seq = values(seq)',
      values
    )
  }
}

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { answer } = JSON.parse(Buffer.concat(parts).toString()) as {
      answer: { id: number; answer: string; seq: number }[]
    }
    void (async () => {
      for (const { id, answer: letter, seq } of answer) {
        await save(String(request.headers['x-attempt']), id, letter, seq)
      }
      response.setHeader('content-type', 'application/json')
      response.end('{"message":"Jawaban tersimpan.","rejected":[],"stale":[]}')
    })()
  })
})

process.once('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})
