import { once } from 'node:events'
import {
  chmodSync,
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  statSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { BackupRefused } from '#app/backup/console/backup_refused'
import { readManifest } from '#app/backup/data_folder/backup_manifest'
import { requireEmbedded } from '#app/backup/console/backup_refused'
import { createBackup } from '#app/backup/actions/create_backup'
import { restoreBackup } from '#app/backup/actions/restore_backup'
import { databaseFile } from '#app/platform/installation/data_dir'

const MIGRATION = 'database/migrations/0001_create_platform_tables'
const AUDIO = `uploads/audio/${'a'.repeat(32)}.mp3`
const PICTURE = `uploads/profile/${'b'.repeat(32)}.jpg`
const SESSION_ID = 'session-id-that-must-not-leak'
/** Nothing listens on this reserved port. */
const NOWHERE = { host: '127.0.0.1', port: 1 }

test.group('Backup', (group) => {
  let root: string
  group.each.setup(() => {
    root = mkdtempSync(join(tmpdir(), 'lulus-backup-'))
    return () => rmSync(root, { recursive: true, force: true })
  })
  const folder = (name: string) => join(root, name)

  test('a backup contains committed data and every stored file, but no sessions', async ({
    assert,
  }) => {
    const data = installation(folder('data'))
    data.connection.exec("BEGIN; INSERT INTO users VALUES ('belum disimpan')")
    const manifest = await createBackup(data.dir, folder('backup'))
    data.connection.close()

    assert.deepEqual(usersIn(folder('backup')), ['budi'])
    assert.deepEqual(
      manifest.files.map(({ path }) => path),
      ['lulus.sqlite3', AUDIO, PICTURE]
    )
    assert.deepEqual(manifest.migrations, [MIGRATION])
    assert.deepEqual(await readManifest(folder('backup')), manifest)
    assert.equal(readFileSync(join(folder('backup'), AUDIO), 'utf8'), 'audio')

    const bytes = readFileSync(databaseFile(folder('backup')))
    assert.isFalse(bytes.includes(SESSION_ID))
    assert.isTrue(bytes.includes('budi'))
  })

  test('a backup leaves out foreign files', async ({ assert }) => {
    const data = installation(folder('data'))
    data.connection.close()
    writeFileSync(join(data.dir, 'uploads/audio/.DS_Store'), 'x')
    writeFileSync(join(data.dir, 'app.key'), 'secret')
    const { files } = await createBackup(data.dir, folder('backup'))
    assert.lengthOf(files, 3)
    assert.isFalse(existsSync(join(folder('backup'), 'app.key')))
  })

  test('a backup is refused without a database, and for a folder with files', async ({
    assert,
  }) => {
    mkdirSync(folder('empty'))
    await assert.rejects(() => createBackup(folder('empty'), folder('backup')), BackupRefused)
    assert.isFalse(existsSync(folder('backup')))

    const data = installation(folder('data'))
    data.connection.close()
    mkdirSync(folder('used'))
    writeFileSync(join(folder('used'), 'note.txt'), 'x')
    await assert.rejects(() => createBackup(data.dir, folder('used')), BackupRefused)
    assert.deepEqual(readdirSync(folder('used')), ['note.txt'])
  })

  test('a backup supports SQLite and local files only', ({ assert }) => {
    assert.doesNotThrow(() => requireEmbedded('sqlite', 'fs'))
    assert.throws(() => requireEmbedded('mysql', 'fs'), /not for mysql with fs/)
    assert.throws(() => requireEmbedded('sqlite', 's3'), /not for sqlite with s3/)
  })

  test('a failed backup leaves an empty folder', async ({ assert }) => {
    const data = installation(folder('data'))
    data.connection.exec('DROP TABLE adonis_schema')
    data.connection.close()
    await assert.rejects(() => createBackup(data.dir, folder('backup')), /adonis_schema/)
    assert.deepEqual(readdirSync(folder('backup')), [])
  })
})

test.group('Restore', (group) => {
  let root: string
  group.each.setup(async () => {
    root = mkdtempSync(join(tmpdir(), 'lulus-restore-'))
    const data = installation(join(root, 'data'))
    data.connection.close()
    await createBackup(data.dir, join(root, 'backup'))
    return () => rmSync(root, { recursive: true, force: true })
  })
  const folder = (name: string) => join(root, name)
  const restore = (dataDir: string, { force = false, address = NOWHERE } = {}) =>
    restoreBackup({
      source: folder('backup'),
      dataDir,
      migrations: [MIGRATION],
      address,
      force,
    })

  test('a restore fills an empty folder', async ({ assert }) => {
    mkdirSync(join(folder('new'), 'uploads'), { recursive: true })
    const { aside, manifest } = await restore(folder('new'))

    assert.isNull(aside)
    assert.lengthOf(manifest.files, 3)
    assert.deepEqual(usersIn(folder('new')), ['budi'])
    assert.equal(readFileSync(join(folder('new'), PICTURE), 'utf8'), 'picture')
    assert.deepEqual(readdirSync(folder('new')).sort(), ['lulus.sqlite3', 'uploads'])
  })

  test('a restore makes files private, also from a backup that everybody could read', async ({
    assert,
  }) => {
    chmodSync(databaseFile(folder('backup')), 0o644)
    await restore(folder('new'))
    assert.equal(statSync(databaseFile(folder('new'))).mode & 0o777, 0o640)
  }).skip(process.platform === 'win32', 'Windows has other rights')

  test('a restore refuses to replace data without force, and moves it aside with force', async ({
    assert,
  }) => {
    const other = installation(folder('other'), 'citra')
    other.connection.close()
    const before = tree(folder('other'))
    await assert.rejects(() => restore(folder('other')), BackupRefused)
    assert.deepEqual(tree(folder('other')), before)

    const { aside } = await restore(folder('other'), { force: true })
    assert.deepEqual(usersIn(folder('other')), ['budi'])
    assert.deepEqual(usersIn(String(aside)), ['citra'])
    assert.isTrue(existsSync(join(String(aside), AUDIO)))
  })

  test("a restore keeps data that is only in a killed server's journal", async ({ assert }) => {
    const running = installation(folder('running'), 'citra')
    // The files after a power cut: copied while the connection is open.
    cpSync(folder('running'), folder('crashed'), { recursive: true })
    rmSync(`${databaseFile(folder('crashed'))}-shm`)
    running.connection.close()
    assert.isTrue(existsSync(`${databaseFile(folder('crashed'))}-wal`))

    const { aside } = await restore(folder('crashed'), { force: true })
    assert.deepEqual(usersIn(folder('crashed')), ['budi'])
    assert.deepEqual(usersIn(String(aside)), ['citra'])
  })

  test('a restore is refused while a process has the database open', async ({ assert }) => {
    const running = installation(folder('running'))
    const before = tree(folder('running'))
    await assert.rejects(() => restore(folder('running'), { force: true }), /open\. Stop it first/)
    running.connection.close()
    assert.includeMembers(
      tree(folder('running')),
      before.filter((path) => !/-(wal|shm)$/.test(path))
    )
    assert.deepEqual(usersIn(folder('running')), ['budi'])
  })

  test('a restore is refused while a server answers', async ({ assert, cleanup }) => {
    const server = createServer().listen(0, '127.0.0.1')
    cleanup(() => void server.close())
    await once(server, 'listening')
    const address = { host: '0.0.0.0', port: (server.address() as AddressInfo).port }
    await assert.rejects(() => restore(folder('new'), { address }), /answers on port/)
    assert.isFalse(existsSync(folder('new')))
  })

  test('a restore refuses a backup that {flaw}')
    .with([
      {
        flaw: 'is not complete',
        damage: (backup: string) => rmSync(join(backup, 'manifest.json')),
        message: /its manifest\.json is missing/,
      },
      {
        flaw: 'has an unreadable manifest',
        damage: (backup: string) => writeFileSync(join(backup, 'manifest.json'), '{'),
        message: /its manifest\.json can't be read/,
      },
      {
        flaw: 'names files elsewhere',
        damage: (backup: string) =>
          rewriteManifest(backup, ({ files }) => files.push({ ...files[0], path: '../evil.sh' })),
        message: /its manifest\.json can't be read/,
      },
      {
        flaw: 'lacks a file',
        damage: (backup: string) => rmSync(join(backup, AUDIO)),
        message: /damaged: uploads\/audio\/a+\.mp3 differ or are missing/,
      },
      {
        flaw: 'has a changed file',
        damage: (backup: string) => appendFileSync(join(backup, PICTURE), '!'),
        message: /damaged: uploads\/profile\/b+\.jpg differ/,
      },
      {
        flaw: 'has a changed database',
        damage: (backup: string) => appendFileSync(join(backup, 'lulus.sqlite3'), '!'),
        message: /damaged: lulus\.sqlite3 differ/,
      },
      {
        flaw: 'holds no database',
        damage: (backup: string) => rewriteManifest(backup, ({ files }) => files.shift()),
        message: /database is damaged/,
      },
      {
        flaw: 'is of a newer version',
        damage: (backup: string) =>
          rewriteManifest(backup, ({ migrations }) => migrations.push('0099_later')),
        message: /newer version, which added 0099_later/,
      },
    ])
    .run(async ({ assert }, { damage, message }) => {
      const other = installation(folder('other'), 'citra')
      other.connection.close()
      damage(folder('backup'))
      const before = tree(folder('other'))

      await assert.rejects(() => restore(folder('other'), { force: true }), message)
      assert.deepEqual(tree(folder('other')), before)
      assert.deepEqual(usersIn(folder('other')), ['citra'])
    })
})

/** A small data folder with an open database, like a server's. */
function installation(dir: string, user = 'budi') {
  for (const [path, content] of [
    [AUDIO, 'audio'],
    [PICTURE, 'picture'],
  ] as const) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
  const seeded = new DatabaseSync(databaseFile(dir))
  seeded.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE users (name TEXT);
    CREATE TABLE sessions (id TEXT);
    CREATE TABLE rate_limits (key TEXT);
    CREATE TABLE adonis_schema (id INTEGER PRIMARY KEY, name TEXT);
    INSERT INTO users VALUES ('${user}');
    INSERT INTO sessions VALUES ('${SESSION_ID}');
    INSERT INTO adonis_schema (name) VALUES ('${MIGRATION}');
  `)
  return { dir, connection: seeded }
}

function usersIn(dir: string): string[] {
  const database = new DatabaseSync(databaseFile(dir), { readOnly: true })
  try {
    return database
      .prepare('SELECT name FROM users')
      .all()
      .map(({ name }) => String(name))
  } finally {
    database.close()
  }
}

function rewriteManifest(
  backup: string,
  change: (manifest: { files: { path: string }[]; migrations: string[] }) => unknown
): void {
  const file = join(backup, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof change>[0]
  change(manifest)
  writeFileSync(file, JSON.stringify(manifest))
}

function tree(dir: string): string[] {
  return readdirSync(dir, { recursive: true }).map(String).sort()
}
