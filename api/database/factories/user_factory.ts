import { randomInt } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import User from '#app/accounts/models/user'

export const FACTORY_PASSWORD = 'rahasia-123'

let sequence = randomInt(1_000_000)

/** Creates a user with a phone number and an e-mail address of their own; the password is FACTORY_PASSWORD. */
export async function createUser(attributes: Partial<User> = {}): Promise<User> {
  const n = String(++sequence).padStart(8, '0')
  const now = Date.now()
  return User.create({
    nohp: `0813${n}`,
    email: `peserta${n}@contoh.test`,
    name: `Peserta ${n}`,
    password: await hash.make(FACTORY_PASSWORD),
    role: 'User',
    examStatus: 'idle',
    createdAt: now,
    updatedAt: now,
    ...attributes,
  })
}

export async function createAdmin(attributes: Partial<User> = {}): Promise<User> {
  return createUser({ role: 'Admin', ...attributes })
}
