import { configProvider } from '@adonisjs/core'
import { MessageBuilder } from '@adonisjs/core/helpers'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { SessionData } from '@adonisjs/session/types'
import { clock } from '#app/platform/time/clock'
import type {
  RewritableStore,
  RewritableStoreFactory,
} from '#app/platform/session/rewritable_store'

const TABLE = 'sessions'
/** How many writes in a hundred also remove expired sessions. */
const CLEANING_WRITES = 2

/** Sessions in the database that expire by the server's time; the framework's expire by the machine's wall clock. */
export function databaseSessions(ageSeconds: number): ConfigProvider<RewritableStoreFactory> {
  return configProvider.create(async (app) => {
    const db = await app.container.make('lucid.db')
    return () => new DatabaseSessions(db.connection(), ageSeconds * 1000)
  })
}

/** A session's row. */
export interface SessionRow {
  id: string
  data: string
  expires_at: Date | string | number
}

/** A session's contents; null when it has ended. */
export function openSessionRow(row: SessionRow | undefined, now: number): SessionData | null {
  return row && isOpen(row, now) ? readData(row) : null
}

function isOpen({ expires_at }: SessionRow, now: number): boolean {
  return new Date(expires_at).getTime() >= now
}

/** The rows have the framework's format. */
class DatabaseSessions implements RewritableStore {
  constructor(
    private readonly client: QueryClientContract,
    private readonly ageMs: number
  ) {}

  async read(sessionId: string): Promise<SessionData | null> {
    const row = await this.#sessions().where('id', sessionId).first()
    return openSessionRow(row ?? undefined, clock.now())
  }

  async write(sessionId: string, values: SessionData): Promise<void> {
    await this.#put({ id: sessionId, data: sealData(sessionId, values) }, ['data', 'expires_at'])
    if (Math.random() * 100 < CLEANING_WRITES) {
      await this.#sessions().where('expires_at', '<=', new Date(clock.now())).delete()
    }
  }

  async rewrite(sessionId: string, values: SessionData): Promise<void> {
    const data = sealData(sessionId, values)
    await this.#sessions().where('id', sessionId).update({ data, expires_at: this.#expiry() })
  }

  async destroy(sessionId: string): Promise<void> {
    await this.#sessions().where('id', sessionId).delete()
  }

  /** Use extends no login, and a write for each request would be a disk flush for each answer that is saved. */
  async touch(): Promise<void> {}

  /** Stores a session's user; the session may not have been written yet. */
  async tag(sessionId: string, userId: string | number): Promise<void> {
    const user_id = String(userId)
    await this.#put({ id: sessionId, user_id, data: sealData(sessionId, {}) }, ['user_id'])
  }

  async untag(sessionId: string): Promise<void> {
    await this.#sessions().where('id', sessionId).update({ user_id: null })
  }

  /** The user's sessions that haven't expired. */
  async tagged(userId: string | number): Promise<{ id: string; data: SessionData }[]> {
    const rows = await this.#sessions()
      .where('user_id', String(userId))
      .where('expires_at', '>', new Date(clock.now()))
    return rows.flatMap((row) => {
      const data = readData(row)
      return data ? [{ id: row.id, data }] : []
    })
  }

  #sessions() {
    return this.client.query<SessionRow>().from(TABLE)
  }

  /** Writes a session, or these columns of an existing one. */
  async #put(row: { id: string; data: string; user_id?: string }, columns: string[]) {
    const insert = this.client.insertQuery().table(TABLE)
    await insert
      .insert({ ...row, expires_at: this.#expiry() })
      .knexQuery.onConflict('id')
      .merge(columns)
  }

  #expiry(): Date {
    return new Date(clock.now() + this.ageMs)
  }
}

function sealData(sessionId: string, values: SessionData): string {
  return new MessageBuilder().build(values, undefined, sessionId)
}

function readData({ id, data }: SessionRow): SessionData | null {
  return new MessageBuilder().verify<SessionData>(data, id)
}
