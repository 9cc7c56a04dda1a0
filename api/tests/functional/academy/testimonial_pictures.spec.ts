import { test } from '@japa/runner'
import sharp from 'sharp'
import AuditEntry from '#app/audit/models/audit_entry'
import { removeFile } from '#app/platform/uploads/stored_files'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { HTML, pixelBomb, SVG } from '#tests/support/hostile_pictures'
import { jpegPhoto, pngPicture, webpPicture } from '#tests/support/pictures'
import { adminBrowser } from '#tests/support/questions'
import { storedFiles } from '#tests/support/stored_files'

const SETTINGS = '/admin/pengaturan'
const UPLOAD = `${SETTINGS}/testimoni/gambar`
const PATH = /^\/uploads\/testimoni\/[0-9a-f]{32}\.webp$/
const GONE = 'Gambar tidak ditemukan. Silakan pilih lagi.'

let browser: BrowserSession
let visitor: BrowserSession

const send = (data: Buffer, by = browser) =>
  by.upload(
    'POST',
    UPLOAD,
    {},
    { gambar: { data, filename: '../a.svg', contentType: 'text/html' } }
  )

async function uploaded(data?: Buffer): Promise<string> {
  return (await send(data ?? (await jpegPhoto()))).body.path
}

const testimonial = (path: string, keterangan?: string | null) => ({
  nama: 'Rina',
  isi: 'Skor saya naik.',
  gambar: { path, keterangan },
})
const save = (testimoni: object[]) => browser.put(SETTINGS, { testimoni })
const shown = async () => (await visitor.get('/pengaturan')).body.testimoni

test.group("A testimonial's picture", (group) => {
  isolateDatabase(group)
  group.each.setup(async () => {
    browser = await adminBrowser()
    visitor = await BrowserSession.visitor()
    // Tests roll back the database but not the disk.
    for (const name of await storedFiles('testimoni')) await removeFile('testimoni', name)
  })

  test("a testimonial's picture is visible once the settings use it, not before", async ({
    assert,
  }) => {
    const reply = await send(await jpegPhoto({ width: 1000, height: 500 }))
    assert.equal(reply.status, 201)
    const { path } = reply.body
    assert.match(path, PATH)
    assert.equal((await visitor.get(path)).status, 404)
    assert.equal((await browser.get(path)).status, 404)

    const saved = await save([
      testimonial(path, ' Rina memegang sertifikatnya '),
      { nama: 'A', isi: 'B' },
    ])
    assert.equal(saved.status, 200)
    const expected = [
      {
        nama: 'Rina',
        asal: null,
        isi: 'Skor saya naik.',
        gambar: { path, lebar: 800, tinggi: 400, keterangan: 'Rina memegang sertifikatnya' },
      },
      { nama: 'A', asal: null, isi: 'B' },
    ]
    assert.deepEqual(saved.body.data.testimoni, expected)
    assert.deepEqual(await shown(), expected)

    const seen = await visitor.get(path)
    assert.equal(seen.status, 200)
    assert.equal(seen.headers.get('content-type'), 'image/webp')
    assert.include(String(seen.headers.get('cache-control')), 'immutable')
    assert.include(String(seen.headers.get('content-security-policy')), 'sandbox')
    assert.notInclude(seen.bytes.toString('latin1'), 'Rahasia Fotografer')
  })

  test("a testimonial's picture may be a JPEG, PNG or WebP; a tall one stays wide enough to read", async ({
    assert,
  }) => {
    const size = { width: 1080, height: 2400 }
    for (const data of [await jpegPhoto(size), await pngPicture(size), await webpPicture(size)]) {
      const path = await uploaded(data)
      await save([testimonial(path)])
      const { format, width, height } = await sharp((await visitor.get(path)).bytes).metadata()
      assert.deepEqual({ format, width, height }, { format: 'webp', width: 720, height: 1600 })
      const [{ gambar }] = await shown()
      assert.deepEqual(gambar, { path, lebar: 720, tinggi: 1600, keterangan: null })
    }
  })

  test("a testimonial's picture is refused when it is not a picture, too large or missing", async ({
    assert,
  }) => {
    for (const data of [SVG, HTML, pixelBomb(), Buffer.alloc(0)]) {
      const reply = await send(data)
      assert.equal(reply.status, 415)
      assert.equal(reply.body.errors[0].field, 'gambar')
    }
    assert.equal((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).status, 413)
    assert.equal((await browser.post(UPLOAD)).status, 422)
    assert.deepEqual(await storedFiles('testimoni'), [])
  })

  test("a testimonial's picture can be uploaded by admins only", async ({ assert }) => {
    const learner = await BrowserSession.of(await createUser())
    assert.equal((await send(await jpegPhoto(), visitor)).status, 401)
    assert.equal((await send(await jpegPhoto(), learner)).status, 403)
    assert.deepEqual(await storedFiles('testimoni'), [])
  })

  test("a testimonial's picture stays when its testimonial moves or changes, and is deleted with it or alone", async ({
    assert,
  }) => {
    const [first, second] = [await uploaded(), await uploaded(await pngPicture())]
    await save([testimonial(first), testimonial(second)])
    await save([{ ...testimonial(second, 'Baru'), nama: 'Dedi' }, testimonial(first)])
    assert.lengthOf(await storedFiles('testimoni'), 2)
    const [{ nama, gambar }] = await shown()
    assert.deepEqual([nama, gambar.path, gambar.keterangan], ['Dedi', second, 'Baru'])
    await browser.put(SETTINGS, { namaAkademi: 'Lain' })
    assert.equal((await visitor.get(first)).status, 200)

    await save([testimonial(first)])
    assert.equal((await visitor.get(second)).status, 404)
    assert.lengthOf(await storedFiles('testimoni'), 1)
    await save([{ nama: 'Rina', isi: 'Skor saya naik.', gambar: null }])
    assert.equal((await visitor.get(first)).status, 404)
    assert.lengthOf(await storedFiles('testimoni'), 0)
    assert.notProperty((await shown())[0], 'gambar')
  })

  test("a testimonial's picture must be a stored one: anything else changes nothing", async ({
    assert,
  }) => {
    const kept = await uploaded()
    await save([testimonial(kept)])
    const before = await AuditEntry.query().where('action', 'settings.updated')
    const unknown = `/uploads/testimoni/${'0'.repeat(32)}.webp`
    for (const path of [
      unknown,
      '/uploads/testimoni/../logo/a.webp',
      kept.replace('testimoni', 'profile'),
      `https://contoh.test${kept}`,
      '',
    ]) {
      const reply = await save([{ nama: 'A', isi: 'B' }, testimonial(path)])
      assert.equal(reply.status, 422, path)
      assert.equal(reply.body.errors[0].field, 'testimoni.1.gambar.path')
      if (path) assert.equal(reply.body.message, GONE)
    }
    const long = await save([testimonial(kept, 'x'.repeat(101))])
    assert.equal(long.body.errors[0].field, 'testimoni.0.gambar.keterangan')
    assert.equal((await visitor.get(kept)).status, 200)
    assert.lengthOf(await AuditEntry.query().where('action', 'settings.updated'), before.length)
  })

  test('twenty testimonials with pictures and the longest texts fit', async ({ assert }) => {
    const path = await uploaded()
    const full = {
      nama: '語'.repeat(80),
      asal: '語'.repeat(80),
      isi: '語'.repeat(500),
      gambar: { path, keterangan: '語'.repeat(100) },
    }
    assert.equal((await save(Array.from({ length: 20 }, () => full))).status, 200)
    assert.lengthOf(await shown(), 20)
  })
})
