import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { updateProfile } from '#app/accounts/actions/update_profile'
import User from '#app/accounts/models/user'
import MarkDemoAccounts from '#database/migrations/0009_mark_demo_accounts'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { emptyDatabaseAfterEach } from '#tests/support/database'

test.group('Marks of demo accounts', (group) => {
  emptyDatabaseAfterEach(group)

  test('marks of demo accounts are added to existing accounts', async ({ assert }) => {
    const byEmail = await createAdmin({ email: 'admin@demo.test' })
    const byPhone = await createUser({ nohp: '081200000001' })
    const renamed = await createAdmin({ email: 'x@demo.test', nohp: '081200000000' })
    await updateProfile(renamed.id, {
      name: 'Kepala',
      nohp: '081299990000',
      email: 'kepala@lulus.test',
    })
    const other = await createUser()
    await updateProfile(other.id, { name: 'Lain' })

    for (const direction of ['execDown', 'execUp'] as const) {
      const client = db.connection()
      await new MarkDemoAccounts(client, '0009_mark_demo_accounts')[direction]()
    }
    const marked = await User.query().where('isDemo', true).orderBy('id')
    assert.deepEqual(
      marked.map(({ id }) => id),
      [byEmail.id, byPhone.id, renamed.id]
    )
    assert.isFalse((await User.findOrFail(other.id)).isDemo)
  })
})
