import { test } from '@japa/runner'
import { createPackage } from '#database/factories/package_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'

test.group('Packages', (group) => {
  isolateDatabase(group)

  test('packages are listed in the order of their ids, archived ones left out', async ({
    assert,
  }) => {
    const first = await createPackage({ name: 'Paket A' })
    await createPackage({ archivedAt: Date.now() })
    const second = await createPackage({
      name: 'Paket B',
      status: 'belum',
      level: 'itp',
      price: 25_000,
      labOnly: true,
    })

    const browser = await BrowserSession.of(await createUser())
    const reply = await browser.get('/paket-soal')
    assert.equal(reply.status, 200)
    assert.deepEqual(reply.body.data, [
      {
        id: first.id,
        nama_paket: 'Paket A',
        status: 'siap',
        level: 'prediction',
        harga: 20_000,
        hanya_lab: false,
        pembahasan: 'tidak',
        pembahasan_mulai: null,
      },
      {
        id: second.id,
        nama_paket: 'Paket B',
        status: 'belum',
        level: 'itp',
        harga: 25_000,
        hanya_lab: true,
        pembahasan: 'tidak',
        pembahasan_mulai: null,
      },
    ])
  })

  test('packages are shown one by one', async ({ assert }) => {
    const pack = await createPackage({ name: 'Paket A' })
    const archived = await createPackage({ archivedAt: Date.now() })
    const browser = await BrowserSession.of(await createUser())

    const reply = await browser.get(`/paket-soal/${pack.id}`)
    assert.equal(reply.status, 200)
    assert.deepEqual(reply.body.data, {
      id: pack.id,
      nama_paket: 'Paket A',
      status: 'siap',
      level: 'prediction',
      harga: 20_000,
      hanya_lab: false,
      pembahasan: 'tidak',
      pembahasan_mulai: null,
    })
    for (const id of [archived.id, pack.id + 1000, 'abc', '1.5', '-1', '9'.repeat(30)]) {
      assert.equal((await browser.get(`/paket-soal/${id}`)).status, 404, String(id))
    }
  })

  test('packages are for signed-in users', async ({ assert }) => {
    const pack = await createPackage()
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get('/paket-soal')).status, 401)
    assert.equal((await visitor.get(`/paket-soal/${pack.id}`)).status, 401)
  })
})

test.group('Public prices', (group) => {
  isolateDatabase(group)

  test('public prices are the lowest on sale in each level, and nothing else', async ({
    assert,
  }) => {
    await createPackage({ price: 30_000 })
    await createPackage({ price: 20_000 })
    await createPackage({ price: 1_000, status: 'belum' })
    await createPackage({ price: 2_000, archivedAt: Date.now() })

    const visitor = await BrowserSession.visitor()
    const { status, body } = await visitor.get('/harga-paket')
    assert.equal(status, 200)
    assert.deepEqual(body, {
      data: [
        { level: 'prediction', harga: 20_000 },
        { level: 'itp', harga: null },
      ],
    })
  })
})
