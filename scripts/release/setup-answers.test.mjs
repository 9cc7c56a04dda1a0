import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { databaseOf, originOf, settingsFile } from '../../deploy/setup/answers.mjs'

test('a name becomes an address with https, an address of this machine one without', () => {
  assert.equal(originOf(' ujian.example.id '), 'https://ujian.example.id')
  assert.equal(originOf('http://ujian.example.id:8080'), 'http://ujian.example.id:8080')
  assert.equal(originOf('192.168.1.5:3333'), 'http://192.168.1.5:3333')
  assert.equal(originOf('localhost:3333'), 'http://localhost:3333')
  for (const wrong of ['', 'ujian', 'ujian.example.id/lulus', 'ftp://ujian.example.id', 'a b.id'])
    assert.throws(() => originOf(wrong), Error, wrong)
})

test('a database is sqlite or a whole address', () => {
  assert.equal(databaseOf(''), 'sqlite')
  assert.equal(databaseOf('SQLite'), 'sqlite')
  const address = 'mysql://lulus:p%40ss@db.example.id/lulus'
  assert.equal(databaseOf(address), address)
  for (const wrong of ['postgres://a:b@c/d', 'mysql://db/lulus', 'mysql://lulus@db'])
    assert.throws(() => databaseOf(wrong), Error, wrong)
})

test('a shell reads the settings as they were meant', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-setup-'))
  try {
    const file = join(folder, 'lulus.env')
    const database = 'mysql://lulus:a%20$HOME%23%22b@db:3307/lulus'
    const text = settingsFile(
      { origin: 'https://ujian.example.id', database, redis: 'redis://127.0.0.1:6379' },
      { key: 'a+/=', dataDir: '/var/lib/lulus', logDir: '/var/log/lulus' }
    )
    writeFileSync(file, text)
    const { stdout } = spawnSync('sh', ['-c', `set -a; . ${file}; env`], { encoding: 'utf8' })
    assert.match(stdout, /^DB_PASSWORD=a \$HOME#"b$/m)
    assert.match(stdout, /^DB_PORT=3307$/m)
    assert.match(stdout, /^APP_KEY=a\+\/=$/m)
    assert.match(stdout, /^REDIS_URL=redis:\/\/127.0.0.1:6379$/m)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a value that shell and service manager would read differently is refused', () => {
  const made = { key: 'k', dataDir: "/srv/l'ulus", logDir: '/var/log/lulus' }
  const answers = { origin: 'https://a.id', database: 'sqlite', redis: '' }
  assert.throws(() => settingsFile(answers, made), /DATA_DIR has a quote/)
})
