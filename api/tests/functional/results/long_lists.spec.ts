import { test } from '@japa/runner'
import { userListing } from '#app/accounts/actions/list_users'
import AuditEntry from '#app/audit/models/audit_entry'
import { auditListing } from '#app/audit/actions/list_entries'
import { withListDefaults, type ListQuery } from '#app/listing/pages/list_query'
import { resultListing } from '#app/results/actions/list_results'
import { createResult } from '#database/factories/result_factory'
import { createUser } from '#database/factories/user_factory'
import { USER_LIST, type UserColumn } from '#contracts/accounts'
import { AUDIT_LIST } from '#contracts/audit'
import { RESULT_LIST, type ResultColumn } from '#contracts/results'
import { isolateDatabase } from '#tests/support/database'
import { agrees, copyLast } from '#tests/support/long_lists'

/** More than a search fetches one by one. */
const PEOPLE = 520

/** A result of each of so many people, in two packages; every tenth is called Budi. */
async function fill(): Promise<void> {
  const user = await createUser({ name: 'Santi Awal' })
  await createResult(user)
  const nameOf = (n: number) => `${n % 10 === 0 ? 'Budi' : 'Santi'} ${n}`
  const users = await copyLast('users', PEOPLE, (n) => ({
    nohp: `0877${String(n).padStart(6, '0')}`,
    email: `orang${n}@panjang.test`,
    name: nameOf(n),
  }))
  const payments = await copyLast('payments', PEOPLE, (n) => ({ user_id: users + n }))
  const grants = await copyLast('entitlements', PEOPLE, (n) => ({
    user_id: users + n,
    payment_id: payments + n,
  }))
  const attempts = await copyLast('attempts', PEOPLE, (n) => ({
    user_id: users + n,
    entitlement_id: grants + n,
  }))
  await copyLast('results', PEOPLE, (n) => ({
    user_id: users + n,
    attempt_id: attempts + n,
    current_name: nameOf(n),
    code: `PANJANG-${n}`,
    package_name: n % 3 === 0 ? 'Paket Santi' : 'Paket Lain',
    total_score: 310 + (n % 40),
  }))
}

test.group('A long list', (group) => {
  isolateDatabase(group)

  test('a long list has on its pages the rows that a full scan finds', async ({ assert }) => {
    await fill()
    const wishes: Partial<ListQuery<ResultColumn>>[] = [
      // People alone: many, few, none. Packages alone, and both.
      ...['panjang.test', 'budi', 'Santi 7', 'tidakada', 'lain', 'SANTI', '%', ''].map(
        (search) => ({ search })
      ),
      { search: 'panjang.test', sortBy: 'totalScore', sortOrder: 'ASC' },
      { search: 'santi', sortBy: 'nama', page: 7 },
      { sortBy: 'totalScore', page: 50 },
      { sortBy: 'totalScore', page: 53 },
      { sortBy: 'nama', sortOrder: 'ASC', page: 28 },
      { page: 54 },
    ]
    for (const wish of wishes) {
      await agrees(assert, resultListing(withListDefaults(wish, RESULT_LIST)), wish)
    }
  })

  test('a long list of people is the same in pages and as a whole', async ({ assert }) => {
    await fill()
    const wishes: Partial<ListQuery<UserColumn>>[] = [
      // All, few, none; fewer letters than the index has.
      ...['panjang.test', 'BUDI', 'tidakada', 'nt', 'Santi 7', '+62 877'].map((search) => ({
        search,
      })),
      { search: 'panjang.test', page: 2, sortBy: 'nama', sortOrder: 'ASC' },
      { search: 'panjang.test', page: 40, sortBy: 'nama' },
      { search: 'panjang.test', page: 53 },
    ]
    for (const wish of wishes) {
      await agrees(assert, await userListing(withListDefaults(wish, USER_LIST)), wish)
    }
  })

  test('a long list of audit entries is the same in pages and as a whole', async ({ assert }) => {
    await AuditEntry.create({
      actorId: 7,
      actorName: 'Ibu Admin',
      action: 'package.updated',
      subjectType: 'package',
      subjectId: 3,
      details: { name: 'Paket A' },
      createdAt: 1_000,
    })
    await copyLast('audit_log', PEOPLE, (n) => ({
      details: JSON.stringify({ userName: n % 2 === 0 ? 'Budi' : 'Santi' }),
      actor_name: n % 5 === 0 ? 'Bu Ratna' : 'Ibu Admin',
      created_at: 1_000 + (n % 100),
    }))
    for (const search of ['username', 'budi', 'ratna', 'ibu', 'tidakada', 'package.', 'paket']) {
      for (const page of [1, 5, 40]) {
        const wish = { search, page }
        await agrees(assert, await auditListing(withListDefaults(wish, AUDIT_LIST)), wish)
      }
    }
  })
})
