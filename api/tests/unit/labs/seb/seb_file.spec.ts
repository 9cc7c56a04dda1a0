import { createDecipheriv, createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { parse } from 'plist'
import { configKeyOf, type SebSettings, type SebValue } from '#app/labs/seb/config_key'
import { encryptWithPassword } from '#app/labs/seb/rncryptor'
import { sebFile } from '#app/labs/seb/seb_file'
import { newSebSettings } from '#app/labs/seb/settings'

const PASSWORD = 'pembuka berkas'

/** Decrypts as SEB does (seb-file-format.html, 'Encryption with password'). */
function decrypt(text: Buffer, password: string): Buffer {
  const body = text.subarray(0, -32)
  const keyOf = (salt: Buffer) => pbkdf2Sync(password, salt, 10_000, 32, 'sha1')
  const hmac = createHmac('sha256', keyOf(body.subarray(10, 18)))
    .update(body)
    .digest()
  if (!hmac.equals(text.subarray(-32))) throw new Error('wrong password')
  const decipher = createDecipheriv(
    'aes-256-cbc',
    keyOf(body.subarray(2, 10)),
    body.subarray(18, 34)
  )
  return Buffer.concat([decipher.update(body.subarray(34)), decipher.final()])
}

/** The settings that SEB reads from a file's XML: data is bytes. */
function settingsIn(xml: Buffer): SebSettings {
  const bytes = (value: unknown): SebValue => {
    if (value instanceof Uint8Array) return Buffer.from(value)
    if (Array.isArray(value)) return value.map(bytes)
    if (typeof value !== 'object' || value === null) return value as SebValue
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, bytes(one)]))
  }
  return bytes(parse(xml.toString())) as SebSettings
}

test.group('A file for SEB', () => {
  test('a file for SEB contains the settings, readable, without a password', async ({ assert }) => {
    const settings = newSebSettings('https://ujian.akademi.sch.id', 'keluar-2026')
    const file = gunzipSync(await sebFile(settings, null))
    assert.equal(file.subarray(0, 4).toString(), 'plnd')
    const read = settingsIn(gunzipSync(file.subarray(4)))
    assert.deepEqual(read, settings)
    assert.equal(configKeyOf(read), configKeyOf(settings))
  })

  test('a file for SEB is unreadable without its password', async ({ assert }) => {
    const settings = newSebSettings('https://ujian.akademi.sch.id', 'keluar-2026')
    const file = gunzipSync(await sebFile(settings, PASSWORD))
    assert.equal(file.subarray(0, 4).toString(), 'pswd')
    assert.deepEqual([...file.subarray(4, 6)], [2, 1])
    assert.deepEqual(settingsIn(gunzipSync(decrypt(file.subarray(4), PASSWORD))), settings)
    assert.throws(() => decrypt(file.subarray(4), 'another one'), 'wrong password')
  })

  test("a file for SEB is encrypted as RNCryptor's published vectors say", async ({ assert }) => {
    const text = await encryptWithPassword(Buffer.from('01', 'hex'), 'thepassword', 3, {
      encryptionSalt: Buffer.from('0001020304050607', 'hex'),
      hmacSalt: Buffer.from('0102030405060708', 'hex'),
      iv: Buffer.from('02030405060708090a0b0c0d0e0f0001', 'hex'),
    })
    assert.equal(
      text.toString('hex'),
      '03010001020304050607010203040506070802030405060708090a0b0c0d0e0f0001a1f8730e0bf480eb7b70f690abf21e029514164ad3c474a51b30c7eaa1ca545b7de3de5b010acbad0a9a13857df696a8'
    )
  })
})

test.group("SEB's settings", () => {
  const settings = newSebSettings('https://ujian.akademi.sch.id', 'keluar-2026')

  test("SEB's settings start at our screen, and open no other host", ({ assert }) => {
    assert.equal(settings.startURL, 'https://ujian.akademi.sch.id/seb')
    assert.isTrue(settings.URLFilterEnable)
    assert.deepEqual(settings.URLFilterRules, [
      { action: 1, active: true, expression: 'https://.ujian.akademi.sch.id', regex: false },
    ])
    const local = newSebSettings('http://192.168.1.5:3333', 'keluar-2026')
    assert.equal(local.startURL, 'http://192.168.1.5:3333/seb')
    assert.include(JSON.stringify(local.URLFilterRules), '"http://.192.168.1.5:3333"')
  })

  test("SEB's settings allow quitting with the password alone, of which they contain the hash", ({
    assert,
  }) => {
    assert.isTrue(settings.allowQuit)
    const hash = createHash('sha256').update('keluar-2026').digest('hex')
    assert.equal(settings.hashedQuitPassword, hash)
    assert.notInclude(JSON.stringify(settings), 'keluar-2026')
  })

  test("SEB's settings have another Config Key each time", ({ assert }) => {
    const again = newSebSettings('https://ujian.akademi.sch.id', 'keluar-2026')
    assert.notEqual(configKeyOf(again), configKeyOf(settings))
  })

  /** Values that SEB for Windows and macOS would sort differently, or hash as different texts. */
  test("SEB's settings use only values that all of its systems hash alike", ({ assert }) => {
    const keys = Object.keys(settings)
    assert.lengthOf(new Set(keys.map((key) => key.toLowerCase())), keys.length)
    for (const [key, value] of Object.entries(settings)) {
      assert.match(key, /^[A-Za-z]+$/)
      if (typeof value === 'number') assert.isTrue(Number.isInteger(value), key)
      if (typeof value === 'string') assert.match(value, /^[\x21-\x7E]+$/, key)
    }
  })
})
