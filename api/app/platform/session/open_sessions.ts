import app from '@adonisjs/core/services/app'
import { SessionCollection } from '@adonisjs/session'
import type { SessionData } from '@adonisjs/session/types'

export type { SessionData }

const collection = () => app.container.make(SessionCollection)

/** What a session holds; empty without one. */
export async function readSession(sessionId: string): Promise<SessionData[]> {
  return [(await (await collection()).get(sessionId)) ?? []].flat()
}

/** A user's sessions, on all devices. */
export async function sessionsOf(userId: number): Promise<{ id: string; data: SessionData }[]> {
  return (await collection()).tagged(String(userId))
}

/** Removes a session: who calls with it is a visitor. */
export async function removeSession(sessionId: string): Promise<void> {
  await (await collection()).destroy(sessionId)
}
