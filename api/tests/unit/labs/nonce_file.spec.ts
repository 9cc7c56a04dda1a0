import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { openNonceFile, type NonceFile } from '#app/labs/rows/nonce_file'

const UNTIL = 1_800_000_000_000

test.group('Used nonces in a file', (group) => {
  let folder: string
  let failures: unknown[]
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'lulus-nonces-'))
    failures = []
    return () => rmSync(folder, { recursive: true, force: true })
  })

  function open(name = 'nonces.sqlite3'): NonceFile {
    const file = openNonceFile(join(folder, name), (error) => failures.push(error))
    if (!file) throw new Error('not opened')
    return file
  }

  test('a nonce is new once, also for another process and after a process that was killed', ({
    assert,
  }) => {
    const first = open()
    assert.isTrue(first.add('3:a', UNTIL))
    assert.isFalse(first.add('3:a', UNTIL))
    // The first one isn't closed: it still runs, or was killed.
    const second = open()
    assert.isFalse(second.add('3:a', UNTIL))
    assert.isTrue(second.add('4:a', UNTIL))
    assert.isFalse(first.add('4:a', UNTIL))
    first.close()
    second.close()
    assert.deepEqual(failures, [])
  })

  test('nonces are removed when their time is over, not before', ({ assert }) => {
    const file = open()
    file.add('3:a', UNTIL)
    file.removeExpired(UNTIL)
    assert.isFalse(file.add('3:a', UNTIL))
    file.removeExpired(UNTIL + 1)
    assert.isTrue(file.add('3:a', UNTIL))
    file.close()
  })

  test('a damaged file of nonces starts over', ({ assert }) => {
    writeFileSync(join(folder, 'nonces.sqlite3'), 'x'.repeat(8192))
    const file = open()
    assert.isTrue(file.add('3:a', UNTIL))
    assert.lengthOf(failures, 1)
    file.close()
  })

  test('nonces are not stored where no file can be created', ({ assert }) => {
    const file = openNonceFile(join(folder, 'missing', 'nonces.sqlite3'), (error) =>
      failures.push(error)
    )
    assert.isNull(file)
    assert.lengthOf(failures, 2)
  })
})
