import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { createPackage } from '#database/factories/package_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase, runOnOneDatabase } from '#tests/support/database'
import {
  GIF,
  HTML,
  jpegWithPage,
  pageWithMagicBytes,
  pixelBomb,
  pngWithPage,
  SCRIPT,
  SVG,
} from '#tests/support/hostile_pictures'
import { jpegPhoto, noisyPng, pngPicture, webpPicture } from '#tests/support/pictures'
import { storedFiles } from '#tests/support/stored_files'

const MB = 1024 * 1024

let browser: BrowserSession
let packageId: string

function send(data: Buffer, filename = 'bukti.jpg', contentType = 'image/jpeg') {
  const bukti = { data, filename, contentType }
  return browser.upload('POST', '/payment/upload', { paket_soal_id: packageId }, { bukti })
}

/** The stored file of an accepted picture. */
async function stored(): Promise<{ name: string; data: Buffer }> {
  const [{ buktiBayar }] = (await browser.get('/users/payment')).body.data
  return { name: buktiBayar, data: (await browser.get(`/uploads/bukti/${buktiBayar}`)).bytes }
}

test.group('Uploaded picture', (group) => {
  isolateDatabase(group)
  // What is refused, and what is kept of a picture, is decided from its bytes.
  runOnOneDatabase(group)
  group.each.setup(async () => {
    browser = await BrowserSession.of(await createUser())
    packageId = String((await createPackage()).id)
  })

  test('an uploaded picture is recognised by its content, not by its name or declared type', async ({
    assert,
  }) => {
    for (const [data, extension] of [
      [await jpegPhoto(), 'jpg'],
      [await pngPicture(), 'png'],
      [await webpPicture(), 'webp'],
    ] as const) {
      packageId = String((await createPackage()).id)
      assert.equal((await send(data, '../../evil.php', 'text/html')).status, 201)
      assert.match((await stored()).name, new RegExp(`^[0-9a-f]{32}\\.${extension}$`))
    }
  })

  test('an uploaded file that is not a picture is refused, with any name', async ({ assert }) => {
    const photo = await jpegPhoto()
    const cases: [string, Buffer][] = [
      ['SVG', SVG],
      ['HTML', HTML],
      ['GIF', GIF],
      ['a page with magic bytes', await pageWithMagicBytes()],
      ['half a photo', photo.subarray(0, photo.length / 2)],
      ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
      ['text', Buffer.from('bukti pembayaran')],
      ['nothing', Buffer.alloc(0)],
    ]
    const before = await storedFiles('bukti')
    for (const [what, data] of cases) {
      const reply = await send(data)
      assert.equal(reply.status, 415, what)
      assert.equal(reply.body.errors[0].field, 'bukti', what)
      assert.match(reply.body.message, /^File harus berupa gambar/, what)
    }
    assert.deepEqual(await storedFiles('bukti'), before)
  })

  test('an uploaded picture with too many pixels, declared or real, is refused', async ({
    assert,
  }) => {
    const honest = await pngPicture({ width: 6400, height: 6400 })
    assert.isBelow(honest.length, MB)
    for (const bomb of [pixelBomb(), honest]) {
      const reply = await send(bomb, 'bukti.png', 'image/png')
      assert.equal(reply.status, 415)
    }
  })

  test('an uploaded picture loses hidden content inside or behind it', async ({ assert }) => {
    for (const data of [await jpegWithPage(), await pngWithPage()]) {
      assert.isTrue(data.includes(SCRIPT))
      packageId = String((await createPackage()).id)
      assert.equal((await send(data)).status, 201)
      const picture = await stored()
      assert.isFalse(picture.data.includes('script'))
      assert.equal((await sharp(picture.data).metadata()).width, 64)
    }
  })

  test("an uploaded picture loses the camera's position and name", async ({ assert }) => {
    const photo = await jpegPhoto()
    assert.isTrue(photo.includes('Rahasia Fotografer'))
    assert.isDefined((await sharp(photo).metadata()).exif)

    await send(photo)
    const { data } = await stored()
    assert.isFalse(data.includes('Rahasia Fotografer'))
    assert.isUndefined((await sharp(data).metadata()).exif)
  })

  test('an uploaded picture is stored upright, without the orientation note', async ({
    assert,
  }) => {
    const lying = await sharp(await pngPicture({ width: 80, height: 40 }))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    await send(lying)
    const { width, height, orientation } = await sharp((await stored()).data).metadata()
    assert.deepEqual([width, height, orientation], [40, 80, undefined])
  })

  test('an uploaded picture above 5 MB, and any file above its limit, is refused with 413', async ({
    assert,
  }) => {
    const large = await noisyPng(1500, 1300)
    assert.isAbove(large.length, 5 * MB)
    const reply = await send(large)
    assert.equal(reply.status, 413)
    assert.deepEqual(reply.body.errors, [{ field: 'bukti', msg: 'Ukuran gambar maksimal 5 MB.' }])

    const huge = await send(Buffer.alloc(22 * MB))
    assert.equal(huge.status, 413)
    assert.isString(huge.body.message)
  })

  test('an uploaded picture leaves nothing in the temporary folder, accepted or refused', async ({
    assert,
  }) => {
    const [folder, real] = [mkdtempSync(join(tmpdir(), 'lulus-tmp-')), process.env.TMPDIR]
    process.env.TMPDIR = folder
    try {
      assert.equal((await send(await jpegPhoto())).status, 201)
      assert.equal((await send(HTML)).status, 415)
      assert.equal((await send(Buffer.alloc(6 * MB))).status, 413)
      assert.equal((await send(Buffer.alloc(22 * MB))).status, 413)
      const two = { data: HTML, filename: 'a.jpg' }
      const files = {
        'bukti[a]': two,
        'lain[]': two,
        'lain[][b]': two,
        '__proto__[a]': two,
        other: two,
      }
      const upload = (more: object) =>
        browser.upload(
          'POST',
          '/payment/upload',
          { paket_soal_id: packageId },
          { ...files, ...more }
        )
      assert.equal((await upload({})).status, 422)
      assert.equal((await upload({ constructor: two, bukti: two })).status, 415)
      assert.deepEqual(readdirSync(folder), [])
    } finally {
      if (real === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = real
      rmSync(folder, { recursive: true })
    }
  })

  test('an uploaded picture is found among fields with harmful names: {$self}')
    .with([
      ...Object.getOwnPropertyNames(Object.prototype),
      '__proto__[x]',
      'a[999999999]',
      'a'.repeat(5000),
      Array(5000).fill('a').join('.'),
      'nama[constructor][prototype][x]',
      '',
    ])
    .run(async ({ assert }, name) => {
      const picture = { data: await jpegPhoto(), filename: 'bukti.jpg' }
      const reply = await browser.upload(
        'POST',
        '/payment/upload',
        { [name]: '1', paket_soal_id: packageId },
        { [name]: picture, bukti: picture }
      )
      assert.equal(reply.status, 201)
      assert.notProperty({}, 'x')
    })

  test('an upload is refused when the request ends early or has no end', async ({ assert }) => {
    const head = '--b\r\nContent-Disposition: form-data; name="bukti"; filename="a.jpg"\r\n\r\n'
    for (const [body, type] of [
      [`${head}abc`, 'multipart/form-data; boundary=b'],
      ['--b\r\n', 'multipart/form-data; boundary=b'],
      ['abc', 'multipart/form-data; boundary=b'],
      ['abc', 'multipart/form-data'],
    ] as const) {
      const reply = await browser.send('POST', '/payment/upload', {
        body,
        headers: { 'content-type': type },
      })
      assert.equal(reply.status, 422, type)
    }
  })

  test('an upload counts towards the limit of a request in any field', async ({ assert }) => {
    const huge = { data: Buffer.alloc(22 * MB), filename: 'a.jpg' }
    const reply = await browser.upload('POST', '/payment/upload', {}, { constructor: huge })
    assert.equal(reply.status, 413)
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`f${n}`, '1']))
    assert.equal((await browser.upload('POST', '/payment/upload', many)).status, 413)
  })
})
