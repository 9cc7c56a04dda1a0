import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { configKeyOf, isHashOf, sebJson, type SebSettings } from '#app/labs/seb/config_key'

/** The settings of Moodle's tests for its Config Keys, in the order of its file. */
const MOODLE: SebSettings = {
  showTaskBar: false,
  allowWlan: false,
  showReloadButton: false,
  showTime: false,
  showInputLanguage: false,
  allowQuit: false,
  quitURLConfirm: false,
  audioControlEnabled: false,
  audioMute: false,
  allowSpellCheck: false,
  browserWindowAllowReload: false,
  URLFilterEnable: false,
  URLFilterEnableContentFilter: false,
  hashedQuitPassword: createHash('sha256').update('test').digest('hex'),
  URLFilterRules: [{ action: 1, active: true, expression: 'test.com', regex: false }],
}

/**
 * The JSON of settings that SEB 2.1.4 for macOS had saved, as published with Moodle's tests beside the Config Key that
 * SEB showed for it.
 */
const SAVED_BY_SEB = readFileSync(
  new URL('../../../fixtures/seb/macos-2.1.4.txt', import.meta.url),
  'utf8'
)
const SHOWN_BY_SEB = '4fa9af8ec8759eb7c680752ef4ee5eaf1a860628608fccae2715d519849f9292'

/** The same settings with all keys in the opposite order. Its JSON doesn't escape backslashes; JavaScript's must. */
function reversed(json: string): SebSettings {
  const turn = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value
  return JSON.parse(json.replaceAll('\\', '\\\\'), turn) as SebSettings
}

test.group("SEB's Config Key", () => {
  test('our Config Key equals that of SEB itself', ({ assert }) => {
    const settings = reversed(SAVED_BY_SEB)
    assert.equal(sebJson(settings), SAVED_BY_SEB)
    assert.equal(configKeyOf(settings), SHOWN_BY_SEB)
  })

  test("our Config Key equals Moodle's for its settings", ({ assert }) => {
    assert.equal(
      configKeyOf(MOODLE),
      'f90eb44935b05da0fc4b1bc7399e7f07f97d29df8c7ae2c22a8c98070b33fe88'
    )
    assert.equal(
      configKeyOf({ ...MOODLE, URLFilterEnableContentFilter: true }),
      'e250596b30d2a40d1dc833de8df913c5f121c175674fb942df823cba770c57fa'
    )
  })

  test('a Config Key ignores who wrote the settings, and dictionaries without keys', ({
    assert,
  }) => {
    const more = { ...MOODLE, originatorVersion: 'SEB_Win_3.9', proxies: {} }
    assert.equal(configKeyOf(more), configKeyOf(MOODLE))
    assert.notEqual(configKeyOf({ ...MOODLE, permittedProcesses: [] }), configKeyOf(MOODLE))
  })

  test('a Config Key writes data as Base64 and escapes nothing', ({ assert }) => {
    assert.equal(
      sebJson({ b: Buffer.from([255, 0]), B2: 'a\\b/ü', a: ['x', { z: 1, Y: true }] }),
      '{"a":["x",{"Y":true,"z":1}],"b":"/wA=","B2":"a\\b/ü"}'
    )
  })
})

test.group('A hash of an address with a key', () => {
  const KEY = 'ab'.repeat(32)
  const ADDRESS = 'https://ujian.akademi.sch.id/api/soal?x=1'
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')

  test('the hash of an address ignores its fragment, and the case of hexadecimal digits', ({
    assert,
  }) => {
    const right = hash(ADDRESS + KEY)
    assert.isTrue(isHashOf(KEY, ADDRESS, right))
    assert.isTrue(isHashOf(KEY.toUpperCase(), `${ADDRESS}#a#b`, right.toUpperCase()))
  })

  test('the hash of an address matches no other address and no other key', ({ assert }) => {
    const right = hash(ADDRESS + KEY)
    assert.isFalse(isHashOf(KEY, 'https://ujian.akademi.sch.id/api/soal', right))
    assert.isFalse(isHashOf('cd'.repeat(32), ADDRESS, right))
    for (const other of ['', 'zz', right.slice(2), `${right}00`]) {
      assert.isFalse(isHashOf(KEY, ADDRESS, other), other)
    }
  })
})
