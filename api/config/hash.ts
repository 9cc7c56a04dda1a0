import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/hash'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { Argon2id } from '#app/platform/hashing/argon2id'

/**
 * The cost of a guess for an attacker who has stolen the table: OWASP's first choice for Argon2id (Password Storage
 * Cheat Sheet).
 */
export const SERVER_COST = { m: 19 * 1024, t: 2, p: 1 }

/** The test runner hashes by the thousand and protects nothing; no setting makes a server use this cost. */
const COST = app.getEnvironment() === 'test' ? { m: 64, t: 1, p: 1 } : SERVER_COST

const hashConfig = defineConfig({
  default: 'argon2id',
  list: {
    // Until version 0.1 passwords were hashed with scrypt; the hash names its cost. That version can't read Argon2id,
    // so the release that introduces it rehashes none silently, to allow a downgrade. The next one does
    // (docs/adr/0055).
    argon2id: () => new Argon2id(COST, new Scrypt({ maxMemory: 32 * 1024 * 1024 })),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
