import { createRequire } from 'node:module'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { setUpEmbedded, type EmbeddedHandle } from '#app/platform/database/embedded_connection'

interface Handle extends EmbeddedHandle {
  prepare(text: string): { busy: boolean; all(): unknown[]; iterate(): Iterable<unknown> }
  exec(text: string): unknown
  close(): void
}

const Database = createRequire(import.meta.url)('better-sqlite3') as new (file: string) => Handle

test.group('A connection of the embedded database', (group) => {
  let folder = ''
  let handle: Handle
  const connect = () => {
    const connected = new Database(join(folder, 'data.sqlite3'))
    setUpEmbedded(connected, 1000)
    return connected
  }
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'lulus-embedded-'))
    handle = connect()
    handle.exec('create table seats (id integer, label text)')
    handle.exec("insert into seats values (1, 'A1'), (2, 'A2')")
    return () => {
      handle.close()
      rmSync(folder, { recursive: true })
    }
  })

  test('a commit waits until the disk has it', ({ assert }) => {
    const FULL = 2
    assert.deepEqual(handle.prepare('pragma synchronous').all(), [{ synchronous: FULL }])
  })

  test('a statement is prepared once', ({ assert }) => {
    assert.strictEqual(handle.prepare('select * from seats'), handle.prepare('select * from seats'))
    assert.notStrictEqual(
      handle.prepare('select * from seats'),
      handle.prepare('select id from seats')
    )
  })

  test('a prepared statement reads the columns that another process has made of them', ({
    assert,
  }) => {
    const text = 'select * from seats where id = 1'
    assert.deepEqual(handle.prepare(text).all(), [{ id: 1, label: 'A1' }])
    const other = connect()
    other.exec("alter table seats add column room text default 'Lab 1'")
    assert.deepEqual(handle.prepare(text).all(), [{ id: 1, label: 'A1', room: 'Lab 1' }])
    other.exec('alter table seats drop column label')
    assert.deepEqual(handle.prepare(text).all(), [{ id: 1, room: 'Lab 1' }])
    other.close()
  })

  test('a statement can run while the rows of the same one are being read', ({ assert }) => {
    const text = 'select id from seats order by id'
    const read: unknown[] = []
    for (const row of handle.prepare(text).iterate())
      read.push(row, handle.prepare(text).all().length)
    assert.deepEqual(read, [{ id: 1 }, 2, { id: 2 }, 2])
  })
})
