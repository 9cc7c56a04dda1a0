import assert from 'node:assert/strict'
import { test } from 'node:test'
import { billOfMaterials } from './bill-of-materials.mjs'
import { isReleased } from './contents.mjs'
import { controlFile } from './debian.mjs'

test('a release holds what runs on its platform', () => {
  const held = (/** @type {string} */ path) => isReleased(path, 'linux-x64')
  assert.ok(held('api/build/bin/server.js'))
  assert.ok(held('api/build/database/content/paket-a/audio/01.mp3'))
  assert.ok(!held('node_modules/knex/README'))
  assert.ok(!held('api/build/bin/server.js.map'))
  assert.ok(!held('api/build/tests/unit/scoring.spec.js'))
  assert.ok(held('node_modules/better-sqlite3/prebuilds/linux-x64.node'))
  assert.ok(!held('node_modules/better-sqlite3/prebuilds/win32-x64.node'))
})

test('of the packaged fonts only those that papers use', () => {
  const font = 'node_modules/@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'
  assert.ok(isReleased(font, 'linux-x64'))
  assert.ok(!isReleased(font.replaceAll('400Regular', '700Bold'), 'linux-x64'))
})

test('the bill of materials names each package once, with its digest, and Node', () => {
  const bill = billOfMaterials(
    {
      'node_modules/@aws-sdk/core': {
        version: '3.0.1',
        license: 'Apache-2.0',
        integrity: 'sha512-AAE=',
      },
      'node_modules/x/node_modules/ms': { version: '2.1.3' },
      'node_modules/y/node_modules/ms': { version: '2.1.3' },
    },
    { version: '0.3.0', nodeVersion: '24.1.0', time: 0 }
  )
  assert.deepEqual(
    bill.components.map((component) => component.purl),
    ['pkg:generic/node@24.1.0', 'pkg:npm/%40aws-sdk/core@3.0.1', 'pkg:npm/ms@2.1.3']
  )
  const [, first] = bill.components
  assert.deepEqual(first && 'hashes' in first && first.hashes, [
    { alg: 'SHA-512', content: '0001' },
  ])
  assert.equal(bill.metadata.timestamp, '1970-01-01T00:00:00.000Z')
})

test("a control file's names all need a value", () => {
  assert.equal(controlFile('Version: @version@\n', { version: '1.2.3' }), 'Version: 1.2.3\n')
  assert.throws(() => controlFile('Size: @size@', {}), /asks for size/)
})
