import { randomInt } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import User from '#app/accounts/models/user'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'

/** A user with an e-mail address, as most are. */
export type Reachable = User & { email: string }

let sequence = randomInt(1_000_000)

/** Creates a user with a unique phone number, which is proven, and e-mail address; the password is FACTORY_PASSWORD. */
export async function createUser(attributes: Partial<User> = {}): Promise<Reachable> {
  const n = String(++sequence).padStart(8, '0')
  const now = Date.now()
  const user = await User.create({
    nohp: `0813${n}`,
    email: `peserta${n}@contoh.test`,
    name: `Peserta ${n}`,
    password: await hash.make(FACTORY_PASSWORD),
    role: 'User',
    examStatus: 'idle',
    numberProvenAt: now,
    createdAt: now,
    updatedAt: now,
    ...attributes,
  })
  return user as Reachable
}

/** Creates users one after the other, with ascending ids. `attributesOf` gives those of the n-th, from 0. */
export async function createUsers(
  count: number,
  attributesOf: (n: number) => Partial<User> = () => ({})
): Promise<Reachable[]> {
  const users: Reachable[] = []
  for (let n = 0; n < count; n++) users.push(await createUser(attributesOf(n)))
  return users
}

export async function createAdmin(attributes: Partial<User> = {}): Promise<Reachable> {
  return createUser({ role: 'Admin', ...attributes })
}
