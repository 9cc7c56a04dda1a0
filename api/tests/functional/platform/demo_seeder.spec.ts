import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { accountsWithPublishedPassword } from '#app/accounts/actions/published_passwords'
import User from '#app/accounts/models/user'
import Package from '#app/packages/models/package'
import { readSettings, writeSettings } from '#app/academy/actions/academy_settings'
import DemoSeeder from '#database/seeders/demo_seeder'
import env from '#start/env'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { DEMO_PASSWORD } from '#contracts/passwords'

test.group('Demo seed', (group) => {
  isolateDatabase(group)
  group.each.teardown(() => env.set('DEMO', false))

  async function seed({ demo }: { demo: boolean }): Promise<void> {
    env.set('DEMO', demo)
    await new DemoSeeder(db.connection()).run()
  }

  test('the demo seed creates the published accounts with their roles', async ({ assert }) => {
    await seed({ demo: true })

    const admin = await BrowserSession.visitor()
    const adminLogin = await admin.post('/users/login', {
      identifier: '081200000000',
      password: DEMO_PASSWORD,
    })
    assert.equal(adminLogin.body.role, 'Admin')
    const learner = await BrowserSession.visitor()
    const login = await learner.post('/users/login', {
      identifier: 'peserta@demo.test',
      password: DEMO_PASSWORD,
    })
    assert.equal(login.body.role, 'User')
    assert.lengthOf(await accountsWithPublishedPassword(), 2)
  })

  test('the demo seed offers Paket A and shows two more Prediction packages as coming soon', async ({
    assert,
  }) => {
    await seed({ demo: true })
    const packages = await Package.query().orderBy('id')
    assert.deepEqual(
      packages.map(({ name, status, level, price }) => ({ name, status, level, price })),
      [
        { name: 'Paket A', status: 'siap', level: 'prediction', price: 20_000 },
        { name: 'Paket B', status: 'belum', level: 'prediction', price: 20_000 },
        { name: 'Paket C', status: 'belum', level: 'prediction', price: 20_000 },
      ]
    )
  })

  test('the demo seed shows a sample QRIS and a chat number', async ({ assert }) => {
    await seed({ demo: true })
    const browser = await BrowserSession.visitor()
    const { body } = await browser.get('/pengaturan')
    assert.equal(body.namaAkademi, 'Lulus')
    assert.equal(body.nomorWa, '6281200000000')
    assert.equal(body.qris, '/uploads/qris.svg')
    assert.isTrue(body.qrisContoh)
  })

  test('the demo seed has testimonials that say they are samples, each with a small picture', async ({
    assert,
  }) => {
    await seed({ demo: true })
    const browser = await BrowserSession.visitor()
    const { testimoni } = (await browser.get('/pengaturan')).body
    assert.lengthOf(testimoni, 8)
    for (const { nama, asal } of testimoni)
      assert.match(`${nama} ${asal}`, /Contoh .*bukan peserta/)
    const pictures = testimoni.flatMap(({ gambar = null }) => gambar ?? [])
    assert.lengthOf(pictures, 8)
    assert.lengthOf([...new Set(pictures.map((picture: { path: string }) => picture.path))], 8)
    for (const { path, lebar, keterangan } of pictures) {
      const { status, bytes } = await browser.get(path)
      assert.equal(status, 200)
      assert.isBelow(bytes.length, 25_000)
      assert.equal(lebar, 800)
      assert.match(keterangan, /Contoh|Ilustrasi/)
    }
  })

  test('the demo seed adds nothing the second time', async ({ assert }) => {
    await seed({ demo: true })
    const before = await everything()
    await seed({ demo: true })
    assert.deepEqual(await everything(), before)
  })

  test('the demo seed keeps later changes', async ({ assert }) => {
    await seed({ demo: true })
    await User.query()
      .where('email', 'admin@demo.test')
      .update({ email: 'kepala@lulus.test', password: 'x' })
    await Package.query().where('name', 'Paket A').update({ archived_at: 1, name: 'Lama' })
    await Package.query().where('name', 'Paket B').update({ name: 'Paket Baru' })
    await Package.query().where('name', 'Paket C').update({ archived_at: 1 })
    await writeSettings(db.connection(), { academyName: 'Akademi Saya', whatsappNumber: '' })
    const before = await everything()

    await seed({ demo: true })
    assert.deepEqual(await everything(), before)
    assert.equal((await readSettings()).academyName, 'Akademi Saya')
  })

  test('the demo seed adds nothing without DEMO', async ({ assert }) => {
    const before = await everything()
    await seed({ demo: false })
    assert.deepEqual(await everything(), before)
    assert.isNull(await User.findBy('email', 'admin@demo.test'))
  })
})

async function everything() {
  const tables = ['users', 'packages', 'passages', 'questions', 'settings', 'audit_log']
  return Promise.all(
    tables.map((table) => db.from(table).orderBy(table === 'settings' ? 'name' : 'id'))
  )
}
